import type { Source } from './types';

/** Where the figures for food, packaging and clothes come from. */
export const foodAndThings = {
  meals: {
    publisher: 'Ernstoff and others, Sustainability 11(22), 6235',
    title:
      'Comparing the Environmental Impacts of Meatless and Meat-Containing Meals in the United States',
    year: 2019,
    address: 'https://www.mdpi.com/2071-1050/11/22/6235',
    says: 'A meatless lunch causes 2.2 pounds (1 kg) of CO₂e, and meatless meals more than 40% less than meals with meat. Dinners with meat cause the most. Funded by Kellogg’s.',
    reviewed: '2026-11-23',
    read: 'review',
  },
  homeFoodWaste: {
    publisher: 'United Nations Environment Programme',
    title: 'Food Waste Index Report 2024',
    year: 2024,
    address: 'https://www.unep.org/resources/publication/food-waste-index-report-2024',
    says: 'U.S. homes waste 161 pounds (73 kg) of food per person a year; the world’s homes 174 pounds (79 kg), 60% of the food that stores, restaurants and homes waste.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  foodWasteCarbon: {
    publisher: 'Venkat, International Journal on Food System Dynamics 2(4)',
    title: 'The Climate Change and Economic Impacts of Food Waste in the United States',
    year: 2011,
    address: 'https://centmapress.ilb.uni-bonn.de/ojs/index.php/fsd/article/viewArticle/198',
    says: 'Over 55 million metric tons of wasted food cause at least 113 million metric tons of CO₂e a year.',
    reviewed: '2026-11-23',
    read: 'itself',
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
    read: 'itself',
  },
  foodLandfilled: {
    publisher: 'U.S. Environmental Protection Agency',
    title: '2019 Wasted Food Report',
    year: 2023,
    address:
      'https://www.epa.gov/facts-and-figures-about-materials-waste-and-recycling/food-material-specific-data',
    says: 'About 60% of the food wasted in U.S. stores, restaurants and homes went to landfills.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  trash: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'National Overview: Facts and Figures on Materials, Wastes and Recycling',
    address:
      'https://www.epa.gov/facts-and-figures-about-materials-waste-and-recycling/national-overview-facts-and-figures-materials',
    says: 'Americans threw out 4.9 pounds (2.2 kg) per person a day in 2018; of 292.4 million tons, 69 million were recycled.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  equivalencies: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'Greenhouse Gas Equivalencies Calculator: Calculations and References',
    year: 2024,
    address:
      'https://www.epa.gov/energy/greenhouse-gas-equivalencies-calculator-calculations-and-references',
    says: 'Recycling a short ton instead of landfilling it saves 2.83 metric tons of CO₂e, the lowest of the values published. A typical vehicle emits 4.29 metric tons a year.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  bottles: {
    publisher: 'International Bottled Water Association',
    title: 'Bottled water packaging reduced by nearly half in less than a decade, study finds',
    year: 2017,
    address:
      'https://bottledwater.org/nr/bottled-water-packaging-reduced-by-nearly-half-in-less-than-a-decade-study-finds/',
    says: 'The life-cycle inventory by Quantis counts 73.9 grams of bottle a gallon (19.5 grams of bottle a liter) in 2015.',
    reviewed: '2026-11-23',
    read: 'itself',
  },
  bottleCarbon: {
    publisher: 'Pacific Institute',
    title: 'Bottled Water and Energy Fact Sheet',
    year: 2007,
    address: 'https://pacinst.org/publication/bottled-water-fact-sheet/',
    says: 'Making a ton of PET plastic causes about 3 tons of CO₂.',
    reviewed: '2026-11-24',
    read: 'itself',
  },
  bottlePrice: {
    publisher: 'International Bottled Water Association',
    title: 'How much does bottled water cost?',
    address: 'https://bottledwater.org/how-much-does-bottled-water-cost/',
    says: 'Bottled water cost $1.23 a gallon ($0.32 a liter) wholesale in 2021.',
    reviewed: '2026-11-23',
    read: 'review',
  },
  cups: {
    publisher: 'Starbucks',
    title:
      'Starbucks Becomes First National Coffee Retailer to Accept Reusable Cups for Drive-thru and Mobile Orders',
    year: 2024,
    address:
      'https://stories.starbucks.com/press/2024/starbucks-becomes-first-national-coffee-retailer-to-accept-reusable-cups-for-drive-thru-and-mobile-orders/',
    says: 'Customers who bring a clean cup get 10 cents off.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  bags: {
    publisher: 'Environment Agency (England)',
    title:
      'Life cycle assessment of supermarket carrier bags: a review of the bags available in 2006',
    year: 2011,
    address:
      'https://assets.publishing.service.gov.uk/government/uploads/system/uploads/attachment_data/file/291023/scho0711buan-e-e.pdf',
    says: 'A thin plastic bag weighs 0.28 ounces (8 grams) and causes about 0.67 ounces (19 grams) of CO₂e.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  reusedClothes: {
    publisher: 'European Recycling Industries’ Confederation',
    title: 'LCA-based assessment of the management of European used textiles',
    year: 2023,
    address:
      'https://euric-aisbl.eu/branches/eurictextiles/item/643-study-lca-based-assessment-of-the-management-of-european-used-textiles',
    says: 'A T-shirt of good or medium quality that is worn again instead of a new one saves more than 6.6 pounds (3 kg) of CO₂e.',
    reviewed: '2026-11-25',
    read: 'itself',
  },
  longerWear: {
    publisher: 'WRAP',
    title: 'Valuing our clothes',
    year: 2012,
    address: 'https://www.wrap.org.uk/content/valuing-our-clothes',
    says: 'In Britain, wearing clothes three months longer lowers their carbon footprint by 5 to 10%.',
    reviewed: '2026-11-25',
    read: 'itself',
  },
  copyPaper: {
    publisher: 'U.S. Government Printing Office',
    title: 'Government Paper Specification Standards: JCP O-65, Plain Copier',
    year: 1999,
    address:
      'https://webarchive.library.unt.edu/eot2008/20081126193940/http://www.gpo.gov/acquisition/paperspecs/vol11/096.txt',
    says: 'A letter sheet of copy paper weighs 0.16 ounces (4.5 grams): 500 sheets of four times its size weigh 20 pounds (9.1 kg).',
    reviewed: '2026-11-25',
    read: 'itself',
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
    read: 'itself',
  },
  displacedClothes: {
    publisher: 'WRAP',
    title: 'Displacement Rates Untangled',
    year: 2025,
    address:
      'https://wrap.ngo/media-centre/press-releases/fast-fashion-could-be-left-peg-preloved-and-repair-displace-new-sales',
    says: 'In Britain, 64.6% of second-hand purchases replace a new piece of clothing.',
    reviewed: '2026-11-25',
    read: 'itself',
  },
} as const satisfies Readonly<Record<string, Source>>;
