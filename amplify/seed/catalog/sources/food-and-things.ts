import type { Source } from './types';

/** The sources of the figures for food, packaging and clothes. */
export const foodAndThings = {
  meals: {
    publisher: 'Ernstoff and others, Sustainability 11(22), 6235',
    title:
      'Comparing the Environmental Impacts of Meatless and Meat-Containing Meals in the United States',
    year: 2019,
    address: 'https://www.mdpi.com/2071-1050/11/22/6235',
    says: 'A meatless lunch causes 2.2 pounds (1 kg) of CO₂e, and meatless meals more than 40% less than meals with meat. Dinners with meat cause the most.',
    caveat: 'a study that Kellogg’s paid for',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  homeFoodWaste: {
    publisher: 'United Nations Statistics Division',
    title: 'SDG indicator 12.3.1: Food waste per capita',
    address: 'https://unstats.un.org/sdgs/dataportal',
    says: 'U.S. homes wasted 130 pounds (58.8 kg) of food per person in 2019.',
    reviewed: '2026-11-26',
  },
  foodWasteCarbon: {
    publisher: 'Venkat, International Journal on Food System Dynamics 2(4)',
    title: 'The Climate Change and Economic Impacts of Food Waste in the United States',
    year: 2011,
    address: 'https://centmapress.ilb.uni-bonn.de/ojs/index.php/fsd/article/viewArticle/198',
    says: 'Over 55 million metric tons of wasted food cause at least 113 million metric tons of CO₂e a year.',
    reviewed: '2026-11-23',
  },
  foodWastePrice: {
    publisher: 'U.S. Department of Agriculture, Economic Research Service',
    title:
      'The Estimated Amount, Value, and Calories of Postharvest Food Losses at the Retail and Consumer Levels in the United States',
    year: 2014,
    address:
      'https://www.ers.usda.gov/publications/eib-economic-information-bulletin/eib121/report-summary.aspx',
    says: 'The 133 billion pounds (60 billion kg) of food lost in 2010 were worth $161.6 billion in stores.',
    reviewed: '2026-11-23',
  },
  trashNow: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'National Overview: Facts and Figures on Materials, Wastes and Recycling',
    address:
      'https://www.epa.gov/facts-and-figures-about-materials-waste-and-recycling/national-overview-facts-and-figures-materials',
    says: 'Americans threw out 4.9 pounds (2.2 kg) per person a day in 2018, of which 50% went to landfills.',
    reviewed: '2026-11-28',
    isFromReview: true,
  },
  trash: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'Municipal Solid Waste in the United States: 2005 Facts and Figures',
    year: 2006,
    address:
      'https://cfpub.epa.gov/ols/catalog/advanced_brief_record.cfm?FIELD1=SUBJECT&INPUT1=Trends&TYPE1=EXACT&LOGIC1=AND&COLL=&SORT_TYPE=MTIC&item_count=532',
    says: 'Americans threw out 4.54 pounds (2.06 kg) per person a day in 2005; of 245.7 million tons, 58.4 million were recycled.',
    reviewed: '2026-11-26',
  },
  bottles: {
    publisher: 'International Bottled Water Association',
    title: 'Bottled water packaging reduced by nearly half in less than a decade, study finds',
    year: 2017,
    address:
      'https://bottledwater.org/nr/bottled-water-packaging-reduced-by-nearly-half-in-less-than-a-decade-study-finds/',
    says: 'The life-cycle inventory by Quantis counts 73.9 grams of bottle a gallon (19.5 grams of bottle a liter) in 2015.',
    caveat: 'the bottlers’ association on its own product',
    reviewed: '2026-11-23',
  },
  bottleCarbon: {
    publisher: 'Pacific Institute',
    title: 'Bottled Water and Energy Fact Sheet',
    year: 2007,
    address: 'https://pacinst.org/publication/bottled-water-fact-sheet/',
    says: 'Making a ton of PET plastic causes about 3 tons of CO₂.',
    reviewed: '2026-11-24',
  },
  bottlePrice: {
    publisher: 'International Bottled Water Association',
    title: 'How much does bottled water cost?',
    address: 'https://bottledwater.org/how-much-does-bottled-water-cost/',
    says: 'Bottled water cost $1.23 a gallon ($0.32 a liter) wholesale in 2021.',
    caveat: 'the bottlers’ association on its own product',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  cups: {
    publisher: 'University of California, Santa Barbara',
    title: 'STARS report, OP-T2-11: Reusable Container Discounts',
    year: 2012,
    address:
      'https://reports.aashe.org/institutions/university-of-california-santa-barbara-ca/report/2012-05-09/OP/dining-services/OP-T2-11',
    says: 'Customers of the university’s dining services who bring their own cup get 10 cents off.',
    caveat: 'one university’s report, which has since expired',
    reviewed: '2026-11-26',
  },
  bags: {
    publisher: 'WRAP',
    title: 'New figures on carrier bags use released by WRAP',
    year: 2012,
    address: 'https://www.wrapcymru.org.uk/content/new-figures-carrier-bags-use-released-wrap',
    says: 'The 7,568 million thin bags that British supermarkets gave out in 2010 weighed 56.5 thousand metric tons, which is 0.26 ounces (7.4 grams) each. In 2011, they were heavier.',
    reviewed: '2026-11-26',
  },
  plasticFilm: {
    publisher: 'UK Department for Energy Security and Net Zero',
    title: 'Greenhouse gas reporting: conversion factors 2025',
    year: 2025,
    address:
      'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
    says: 'Making plastic film causes 2.9165 times its weight in CO₂e.',
    reviewed: '2026-11-26',
  },
  reusedClothes: {
    publisher: 'European Recycling Industries’ Confederation',
    title: 'LCA-based assessment of the management of European used textiles',
    year: 2023,
    address:
      'https://euric-aisbl.eu/branches/eurictextiles/item/643-study-lca-based-assessment-of-the-management-of-european-used-textiles',
    says: 'A T-shirt of good or medium quality that is worn again instead of a new one saves more than 6.6 pounds (3 kg) of CO₂e.',
    caveat: 'a study for sellers of used clothes',
    reviewed: '2026-11-25',
  },
  longerWear: {
    publisher: 'WRAP',
    title: 'Valuing our clothes',
    year: 2012,
    address: 'https://www.wrap.org.uk/content/valuing-our-clothes',
    says: 'In Britain, wearing clothes three months longer lowers their carbon footprint by 5 to 10%.',
    reviewed: '2026-11-25',
  },
  copyPaper: {
    publisher: 'U.S. Government Printing Office',
    title: 'Government Paper Specification Standards: JCP O-65, Plain Copier',
    year: 1999,
    address:
      'https://webarchive.library.unt.edu/eot2008/20081126193940/http://www.gpo.gov/acquisition/paperspecs/vol11/096.txt',
    says: 'A letter sheet of copy paper weighs 0.16 ounces (4.5 grams): 500 sheets of 4 times its size weigh 20 pounds (9.1 kg).',
    reviewed: '2026-11-25',
  },
  paperTowels: {
    publisher: 'U.S. General Services Administration',
    title: 'Commercial Item Description A-A-696B (paper towels)',
    address: 'https://toiletrypaperproducts.emilspec.com/A-A-696/page2.html',
    says: 'The smallest folded paper towel for U.S. agencies measures 85 square inches (548.3 cm²). Of its paper, 500 sheets of 864 square inches (5,574 cm²) weigh at least 25 pounds (11.3 kg).',
    reviewed: '2026-11-26',
  },
  paperCarbon: {
    publisher: 'Tomberlin, Venditti and Yao, BioResources 15(2)',
    title:
      'Life Cycle Carbon Footprint Analysis of Pulp and Paper Grades in the United States Using Production-Line-Based Data and Integration',
    year: 2020,
    address:
      'https://bioresources.cnr.ncsu.edu/resources/life-cycle-carbon-footprint-analysis-of-pulp-and-paper-grades-in-the-united-states-using-production-line-based-data-and-integration/',
    says: 'Making paper in the U.S. causes 0.608 to 1.978 times its weight in CO₂e, depending on the grade.',
    reviewed: '2026-11-25',
  },
  displacedClothes: {
    publisher: 'WRAP',
    title: 'Clothing Knowledge Hub',
    address: 'https://ckh.wrap.org.uk/clothingKnowledgeHub/detail/147',
    says: 'In Britain, about 28% of second-hand purchases of clothing replace a new piece.',
    reviewed: '2026-11-28',
  },
} as const satisfies Readonly<Record<string, Source>>;
