// The estimates of amplify/seed/catalog: edit them there, then run npm run generate.
import type { OverlapText, TaskEstimates } from '@/content/estimates';
import type { SourceRecord } from '@/domain/source-record';

export const sources: Readonly<Record<string, SourceRecord>> = {
 "gridCarbon": {
  "publisher": "U.S. Energy Information Administration",
  "title": "How much carbon dioxide is produced per kilowatthour of U.S. electricity generation?",
  "year": 2024,
  "address": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3",
  "says": "U.S. power plants emitted about 0.81 pounds (0.37 kg) of CO₂ per kWh in 2023.",
  "reviewed": "2026-11-23"
 },
 "lineLosses": {
  "publisher": "U.S. Energy Information Administration",
  "title": "How much electricity is lost in electricity transmission and distribution in the United States?",
  "year": 2023,
  "address": "https://www.eia.gov/tools/faqs/faq.php?id=105&t=3",
  "says": "About 5% of U.S. electricity was lost on the way to customers, on average from 2018 through 2022.",
  "reviewed": "2026-11-28"
 },
 "powerPrice": {
  "publisher": "U.S. Energy Information Administration",
  "title": "Retail electricity prices closely tracked inflation over the last 10 years",
  "year": 2024,
  "address": "https://www.eia.gov/todayinenergy/detail.php?id=63064",
  "says": "U.S. homes paid 16 cents per kWh on average in 2023.",
  "reviewed": "2026-11-26"
 },
 "heatSurvey": {
  "publisher": "U.S. Energy Information Administration",
  "title": "Table CE3.1: Annual household site end-use consumption in the U.S.—totals and averages, 2015",
  "year": 2018,
  "address": "https://www.eia.gov/consumption/residential/data/2015/",
  "says": "Space heating took 3,945 of the 9,114 trillion Btu that 118.2 million U.S. homes used in 2015, more than anything else: 9,780 kWh a home. Refrigerators took 303 trillion Btu, 751 kWh a home.",
  "reviewed": "2026-11-26"
 },
 "heatingGasPrice": {
  "publisher": "U.S. Energy Information Administration",
  "title": "U.S. Price of Natural Gas Delivered to Residential Consumers",
  "address": "https://www.eia.gov/dnav/ng/hist/n3010us3m.htm",
  "says": "Natural gas cost U.S. homes $9.30 a thousand cubic feet ($328 a thousand cubic meters) in December 2019, less than in any other month of that year.",
  "reviewed": "2026-11-26"
 },
 "heatPumps": {
  "publisher": "ENERGY STAR",
  "title": "Heat Pump Key Product Criteria",
  "address": "https://www.energystar.gov/products/air_source_heat_pumps/key-product-criteria",
  "says": "Over a season, a certified heat pump gives at least 7.2 Btu of heat per watt-hour of electricity as a single package, and 7.8 as a split system, in the test used since 2023 (HSPF2).",
  "reviewed": "2026-11-28"
 },
 "sealing": {
  "publisher": "ENERGY STAR",
  "title": "Methodology for Estimated Energy Savings from Cost-Effective Air Sealing and Insulating",
  "address": "https://www.energystar.gov/campaign/seal_insulate/methodology",
  "says": "Sealing leaks and insulating attic, floors and basement saves a typical home 15% of its heating and cooling costs.",
  "reviewed": "2026-11-25"
 },
 "thermostatDegree": {
  "publisher": "ENERGY STAR",
  "title": "How much should I reduce or “set back” my heat/AC while I’m gone during the day?",
  "address": "https://energystar.zendesk.com/hc/en-us/articles/211438158-How-much-should-I-reduce-or-set-back-my-heat-AC-while-I-m-gone-during-the-day-",
  "says": "Each 1 °F (0.6 °C) by which the thermostat is set back saves 2% of the energy bill on average.",
  "reviewed": "2026-11-25"
 },
 "solarPanels": {
  "publisher": "National Renewable Energy Laboratory",
  "title": "2017 Annual Technology Baseline: Residential PV Systems",
  "year": 2017,
  "address": "https://atb-archive.nrel.gov/electricity/2017/index.html?t=sr",
  "says": "A home’s panels are modeled with 5 kW. In the 48 states, they get the equivalent of 1,350 to 2,500 hours of full sun a year.",
  "reviewed": "2026-11-25"
 },
 "lampHours": {
  "publisher": "U.S. Energy Information Administration",
  "title": "Residential Lighting: Use and Potential Savings",
  "year": 1996,
  "address": "https://purl.access.gpo.gov/GPO/LPS1097",
  "says": "In an average U.S. home, 2.5 incandescent bulbs are on for 4 or more hours a day.",
  "reviewed": "2026-11-26"
 },
 "ledLighting": {
  "publisher": "Office of the Ohio Consumers’ Counsel",
  "title": "How to Shop for Lightbulbs",
  "address": "https://www.occ.ohio.gov/factsheet/how-shop-lightbulbs",
  "says": "LED bulbs use 75% to 90% less energy, and certified ones last up to 25 times longer than incandescent ones.",
  "caveat": "a state’s advice to shoppers, which measured nothing itself",
  "reviewed": "2026-11-26"
 },
 "standby": {
  "publisher": "Lawrence Berkeley National Laboratory",
  "title": "Whole-House Measurements of Standby Power Consumption",
  "address": "https://buildings.lbl.gov/publications/whole-house-measurements-standby",
  "says": "In ten California homes that were measured, devices that draw 1 watt or less on standby would have used 68% less than the existing ones.",
  "reviewed": "2026-11-28"
 },
 "fridgeSetting": {
  "publisher": "Home Energy Magazine",
  "title": "Do Refrigerator Thermostat Setups Save Energy?",
  "year": 1994,
  "address": "https://homeenergy.org/public/index.php/show/article/magazine/85/page/25/id/1037/nav/issues",
  "says": "In measurements, fridges used 18% more energy on average with the freezer 5 °F (2.8 °C) colder.",
  "reviewed": "2026-11-26"
 },
 "elevator": {
  "publisher": "Missouri Office of Administration",
  "title": "Small Steps Make Big Difference",
  "address": "https://oa.mo.gov/facilities/bright-ideas-team-bit/small-steps-make-big-difference",
  "says": "An elevator uses about 2.5 watt-hours a floor to carry one person.",
  "caveat": "a state’s tips for its staff, which don’t say how it was measured",
  "reviewed": "2026-11-23"
 },
 "waterHeat": {
  "publisher": "U.S. Energy Information Administration",
  "title": "Units and calculators explained: British thermal units (Btu)",
  "address": "https://www.eia.gov/energyexplained/units-and-calculators/british-thermal-units.php",
  "says": "It takes 1 Btu to warm 1 pound (0.45 kg) of water by 1 °F (0.6 °C), and 1 kWh is 3,412 Btu.",
  "reviewed": "2026-11-26"
 },
 "showers": {
  "publisher": "Alliance for Water Efficiency",
  "title": "Home Water Works: Showers",
  "address": "https://home-water-works.org/indoor-use/showers",
  "says": "An average U.S. shower takes 7.8 minutes at 2.1 gallons a minute (7.9 liters a minute), measured in 2016.",
  "reviewed": "2026-11-23"
 },
 "showerheads": {
  "publisher": "U.S. Environmental Protection Agency",
  "title": "WaterSense Labeled Showerheads",
  "address": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt",
  "says": "WaterSense showerheads save a family 2,700 gallons (10,200 liters) and 330 kWh a year; in all U.S. homes, 260 billion gallons (980 billion liters) and $2.9 billion of water.",
  "reviewed": "2026-11-23"
 },
 "brushing": {
  "publisher": "U.S. Environmental Protection Agency",
  "title": "Indoor Water Use in the United States",
  "address": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P1004SNL.txt",
  "says": "A bathroom faucet runs at 2 gallons a minute (7.6 liters a minute); turning it off while brushing or shaving can save more than 200 gallons (760 liters) a month.",
  "reviewed": "2026-11-23"
 },
 "dishwasherWater": {
  "publisher": "U.S. Environmental Protection Agency",
  "title": "WaterSense: Dishwashers",
  "address": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P10180T7.txt",
  "says": "ENERGY STAR dishwashers use at most 3.2 gallons (12 liters) a cycle.",
  "reviewed": "2026-11-24"
 },
 "washers": {
  "publisher": "ENERGY STAR",
  "title": "Clothes Washers",
  "address": "https://www.energystar.gov/products/appliances/clothes_washers",
  "says": "A certified washer uses 280 kWh a year; a family washes about 300 loads.",
  "reviewed": "2026-11-23"
 },
 "hotWash": {
  "publisher": "American Council for an Energy-Efficient Economy",
  "title": "Smarter House: Laundry",
  "address": "https://smarterhouse.org/appliances-energy/laundry",
  "says": "Heating the water takes 70 to 90% of a washer’s energy.",
  "reviewed": "2026-11-24"
 },
 "dryers": {
  "publisher": "ENERGY STAR",
  "title": "Clothes Dryers: Key Product Criteria",
  "address": "https://www.energystar.gov/products/appliances/clothes_dryers/key_product_criteria",
  "says": "An electric dryer that just meets the criteria dries 3.93 pounds (1.8 kg) per kWh; a test load is 8.45 pounds (3.8 kg).",
  "reviewed": "2026-11-23"
 },
 "rainBarrels": {
  "publisher": "U.S. Environmental Protection Agency",
  "title": "Control Your Stormwater and Save Money: Use a Rain Barrel",
  "year": 2010,
  "address": "https://blog.epa.gov/2010/06/24/control-your-stormwater-and-save-money-use-a-rain-barrel/",
  "says": "A rain barrel saves most homeowners about 1,300 gallons (4,900 liters) in the summer months.",
  "reviewed": "2026-11-23"
 },
 "typicalCar": {
  "publisher": "U.S. Environmental Protection Agency",
  "title": "Greenhouse Gas Emissions from a Typical Passenger Vehicle",
  "year": 2023,
  "address": "https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle",
  "says": "A typical vehicle emits about 400 grams of CO₂ a mile (250 grams of CO₂ a km); gasoline makes 8,887 grams a gallon (2,350 grams a liter).",
  "reviewed": "2026-11-23"
 },
 "gasPrice": {
  "publisher": "U.S. Energy Information Administration",
  "title": "Weekly U.S. Regular All Formulations Retail Gasoline Prices",
  "address": "https://www.eia.gov/dnav/pet/hist/LeafHandler.ashx?n=PET&s=EMM_EPMR_PTE_NUS_DPG&f=W",
  "says": "Regular gasoline cost $3.09 a gallon ($0.82 a liter), rounded down, on average over the weeks of 2025.",
  "reviewed": "2026-11-26"
 },
 "emissionFactors": {
  "publisher": "U.S. Environmental Protection Agency",
  "title": "GHG Emission Factors Hub",
  "year": 2025,
  "address": "https://www.epa.gov/system/files/documents/2025-01/ghg-emission-factors-hub-2025.pdf",
  "says": "A passenger car, not a pickup or SUV, emits 297 grams of CO₂ a mile (185 grams of CO₂ a km). A passenger by subway or tram causes 93 grams a mile (58 grams a km), by air 129 grams a mile (80 grams a km), and by Amtrak 96 grams a mile (60 grams a km), from 23 grams a mile (14 grams a km) in the Northeast to 149 grams a mile (93 grams a km) on other routes; the edition of 2024 had 113 grams a mile (70 grams a km). Natural gas: 1,026 Btu a cubic foot, and 117 pounds (53.06 kg) of CO₂ per million Btu. A short ton of mixed recyclables causes 0.75 metric tons of CO₂e in the landfill, and 0.09 when recycled.",
  "reviewed": "2026-11-26"
 },
 "tires": {
  "publisher": "California Air Resources Board",
  "title": "ARB clarifies requirement of tire inflation rule",
  "year": 2010,
  "address": "https://ww3.arb.ca.gov/newsrel/2010/nr011410.htm",
  "says": "Checking the tires at each service saves the average Californian $12 of gas a year, after the cost of the checks.",
  "caveat": "the agency’s own forecast for its rule",
  "reviewed": "2026-11-26"
 },
 "commutes": {
  "publisher": "U.S. Bureau of Transportation Statistics",
  "title": "OmniStats, Volume 3, Issue 4: From Home to Work",
  "year": 2003,
  "address": "https://www.bts.gov/archive/publications/omnistats/volume_03_issue_04/entire",
  "says": "The average commuter travels about 15 miles (24 km) one way.",
  "reviewed": "2026-11-25"
 },
 "electricCars": {
  "publisher": "U.S. Department of Energy",
  "title": "Fact #950: Well-to-Wheel Emissions from a Typical EV by State, 2015",
  "year": 2016,
  "address": "https://www.energy.gov/eere/vehicles/fact-950-november-7-2016-well-wheel-emissions-typical-ev-state-2015",
  "says": "A gasoline car causes 11,435 pounds (5,187 kg) of CO₂e a year, and an electric car on the U.S. grid of 2015 causes 4,815 pounds (2,184 kg).",
  "reviewed": "2026-11-23"
 },
 "meals": {
  "publisher": "Ernstoff and others, Sustainability 11(22), 6235",
  "title": "Comparing the Environmental Impacts of Meatless and Meat-Containing Meals in the United States",
  "year": 2019,
  "address": "https://www.mdpi.com/2071-1050/11/22/6235",
  "says": "A meatless lunch causes 2.2 pounds (1 kg) of CO₂e, and meatless meals more than 40% less than meals with meat. Dinners with meat cause the most.",
  "caveat": "a study that Kellogg’s paid for",
  "reviewed": "2026-11-23"
 },
 "homeFoodWaste": {
  "publisher": "United Nations Statistics Division",
  "title": "SDG indicator 12.3.1: Food waste per capita",
  "address": "https://unstats.un.org/sdgs/dataportal",
  "says": "U.S. homes wasted 130 pounds (58.8 kg) of food per person in 2019.",
  "reviewed": "2026-11-26"
 },
 "foodWasteCarbon": {
  "publisher": "Venkat, International Journal on Food System Dynamics 2(4)",
  "title": "The Climate Change and Economic Impacts of Food Waste in the United States",
  "year": 2011,
  "address": "https://centmapress.ilb.uni-bonn.de/ojs/index.php/fsd/article/viewArticle/198",
  "says": "Over 55 million metric tons of wasted food cause at least 113 million metric tons of CO₂e a year.",
  "reviewed": "2026-11-23"
 },
 "foodWastePrice": {
  "publisher": "U.S. Department of Agriculture, Economic Research Service",
  "title": "The Estimated Amount, Value, and Calories of Postharvest Food Losses at the Retail and Consumer Levels in the United States",
  "year": 2014,
  "address": "https://www.ers.usda.gov/publications/eib-economic-information-bulletin/eib121/report-summary.aspx",
  "says": "The 133 billion pounds (60 billion kg) of food lost in 2010 were worth $161.6 billion in stores.",
  "reviewed": "2026-11-23"
 },
 "trashNow": {
  "publisher": "U.S. Environmental Protection Agency",
  "title": "National Overview: Facts and Figures on Materials, Wastes and Recycling",
  "address": "https://www.epa.gov/facts-and-figures-about-materials-waste-and-recycling/national-overview-facts-and-figures-materials",
  "says": "Americans threw out 4.9 pounds (2.2 kg) per person a day in 2018, of which 50% went to landfills.",
  "reviewed": "2026-11-28"
 },
 "trash": {
  "publisher": "U.S. Environmental Protection Agency",
  "title": "Municipal Solid Waste in the United States: 2005 Facts and Figures",
  "year": 2006,
  "address": "https://cfpub.epa.gov/ols/catalog/advanced_brief_record.cfm?FIELD1=SUBJECT&INPUT1=Trends&TYPE1=EXACT&LOGIC1=AND&COLL=&SORT_TYPE=MTIC&item_count=532",
  "says": "Americans threw out 4.54 pounds (2.06 kg) per person a day in 2005; of 245.7 million tons, 58.4 million were recycled.",
  "reviewed": "2026-11-26"
 },
 "bottles": {
  "publisher": "International Bottled Water Association",
  "title": "Bottled water packaging reduced by nearly half in less than a decade, study finds",
  "year": 2017,
  "address": "https://bottledwater.org/nr/bottled-water-packaging-reduced-by-nearly-half-in-less-than-a-decade-study-finds/",
  "says": "The life-cycle inventory by Quantis counts 73.9 grams of bottle a gallon (19.5 grams of bottle a liter) in 2015.",
  "caveat": "the bottlers’ association on its own product",
  "reviewed": "2026-11-23"
 },
 "bottleCarbon": {
  "publisher": "Pacific Institute",
  "title": "Bottled Water and Energy Fact Sheet",
  "year": 2007,
  "address": "https://pacinst.org/publication/bottled-water-fact-sheet/",
  "says": "Making a ton of PET plastic causes about 3 tons of CO₂.",
  "reviewed": "2026-11-24"
 },
 "bottlePrice": {
  "publisher": "International Bottled Water Association",
  "title": "How much does bottled water cost?",
  "address": "https://bottledwater.org/how-much-does-bottled-water-cost/",
  "says": "Bottled water cost $1.23 a gallon ($0.32 a liter) wholesale in 2021.",
  "caveat": "the bottlers’ association on its own product",
  "reviewed": "2026-11-23"
 },
 "cups": {
  "publisher": "University of California, Santa Barbara",
  "title": "STARS report, OP-T2-11: Reusable Container Discounts",
  "year": 2012,
  "address": "https://reports.aashe.org/institutions/university-of-california-santa-barbara-ca/report/2012-05-09/OP/dining-services/OP-T2-11",
  "says": "Customers of the university’s dining services who bring their own cup get 10 cents off.",
  "caveat": "one university’s report, which has since expired",
  "reviewed": "2026-11-26"
 },
 "bags": {
  "publisher": "WRAP",
  "title": "New figures on carrier bags use released by WRAP",
  "year": 2012,
  "address": "https://www.wrapcymru.org.uk/content/new-figures-carrier-bags-use-released-wrap",
  "says": "The 7,568 million thin bags that British supermarkets gave out in 2010 weighed 56.5 thousand metric tons, which is 0.26 ounces (7.4 grams) each. In 2011, they were heavier.",
  "reviewed": "2026-11-26"
 },
 "plasticFilm": {
  "publisher": "UK Department for Energy Security and Net Zero",
  "title": "Greenhouse gas reporting: conversion factors 2025",
  "year": 2025,
  "address": "https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025",
  "says": "Making plastic film causes 2.9165 times its weight in CO₂e.",
  "reviewed": "2026-11-26"
 },
 "reusedClothes": {
  "publisher": "European Recycling Industries’ Confederation",
  "title": "LCA-based assessment of the management of European used textiles",
  "year": 2023,
  "address": "https://euric-aisbl.eu/branches/eurictextiles/item/643-study-lca-based-assessment-of-the-management-of-european-used-textiles",
  "says": "A T-shirt of good or medium quality that is worn again instead of a new one saves more than 6.6 pounds (3 kg) of CO₂e.",
  "caveat": "a study for sellers of used clothes",
  "reviewed": "2026-11-25"
 },
 "longerWear": {
  "publisher": "WRAP",
  "title": "Valuing our clothes",
  "year": 2012,
  "address": "https://www.wrap.org.uk/content/valuing-our-clothes",
  "says": "In Britain, wearing clothes three months longer lowers their carbon footprint by 5 to 10%.",
  "reviewed": "2026-11-25"
 },
 "copyPaper": {
  "publisher": "U.S. Government Printing Office",
  "title": "Government Paper Specification Standards: JCP O-65, Plain Copier",
  "year": 1999,
  "address": "https://webarchive.library.unt.edu/eot2008/20081126193940/http://www.gpo.gov/acquisition/paperspecs/vol11/096.txt",
  "says": "A letter sheet of copy paper weighs 0.16 ounces (4.5 grams): 500 sheets of 4 times its size weigh 20 pounds (9.1 kg).",
  "reviewed": "2026-11-25"
 },
 "paperTowels": {
  "publisher": "U.S. General Services Administration",
  "title": "Commercial Item Description A-A-696B (paper towels)",
  "address": "https://toiletrypaperproducts.emilspec.com/A-A-696/page2.html",
  "says": "The smallest folded paper towel for U.S. agencies measures 85 square inches (548.3 cm²). Of its paper, 500 sheets of 864 square inches (5,574 cm²) weigh at least 25 pounds (11.3 kg).",
  "reviewed": "2026-11-26"
 },
 "paperCarbon": {
  "publisher": "Tomberlin, Venditti and Yao, BioResources 15(2)",
  "title": "Life Cycle Carbon Footprint Analysis of Pulp and Paper Grades in the United States Using Production-Line-Based Data and Integration",
  "year": 2020,
  "address": "https://bioresources.cnr.ncsu.edu/resources/life-cycle-carbon-footprint-analysis-of-pulp-and-paper-grades-in-the-united-states-using-production-line-based-data-and-integration/",
  "says": "Making paper in the U.S. causes 0.608 to 1.978 times its weight in CO₂e, depending on the grade.",
  "reviewed": "2026-11-25"
 },
 "displacedClothes": {
  "publisher": "WRAP",
  "title": "Clothing Knowledge Hub",
  "address": "https://ckh.wrap.org.uk/clothingKnowledgeHub/detail/147",
  "says": "In Britain, about 28% of second-hand purchases of clothing replace a new piece.",
  "reviewed": "2026-11-28"
 },
 "foodSafety": {
  "publisher": "U.S. Food and Drug Administration",
  "title": "Are You Storing Food Safely?",
  "address": "https://www.fda.gov/consumers/consumer-updates/are-you-storing-food-safely",
  "says": "Keep the refrigerator at or below 40 °F (4 °C) and the freezer at 0 °F (−18 °C).",
  "reviewed": "2026-11-23"
 },
 "landfillMethane": {
  "publisher": "U.S. Environmental Protection Agency and Department of Agriculture",
  "title": "Draft National Strategy for Reducing Food Loss and Waste and Recycling Organics",
  "year": 2023,
  "address": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P1018UPU.txt",
  "says": "Of the methane that escapes from U.S. landfills, 58% comes from food.",
  "reviewed": "2026-11-26"
 }
};

export const estimates: readonly TaskEstimates[] = [
 {
  "id": "daily-meatless-lunch",
  "name": "Eat a plant-based lunch",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.66,
    "per": "person",
    "covers": "once",
    "assumption": "The average American lunch without meat causes 2.2 pounds (1 kg) of CO₂e. We count it as 40% less than one with meat, since all meals without meat, taken together, cause over 40% less.",
    "sources": [
     "meals"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.666667 kg of CO₂e a meal",
        "how": "1 ÷ (1 − 0.4) − 1",
        "source": "meals"
       }
      ]
     }
    ],
    "exact": "0.666667"
   }
  ]
 },
 {
  "id": "daily-eat-leftovers",
  "name": "Make a meal of leftovers",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.32,
    "per": "person",
    "covers": "once",
    "assumption": "Wasted food causes about twice its weight in CO₂e, from the farm to the landfill.",
    "sources": [
     "foodWasteCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.161096 kg of food",
        "figure": "waste"
       },
       {
        "text": "2 kg of CO₂e a kg",
        "how": "rounded down from 113 ÷ 55",
        "source": "foodWasteCarbon"
       }
      ]
     }
    ],
    "exact": "0.322192"
   },
   {
    "measure": "waste",
    "amount": 0.16,
    "per": "person",
    "covers": "once",
    "assumption": "The meal saves as much food as an American throws away at home in a day, 130 pounds (58.8 kg) a year.",
    "sources": [
     "homeFoodWaste"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.161096 kg of food a person and day",
        "how": "58.8 ÷ 365",
        "source": "homeFoodWaste"
       }
      ]
     }
    ],
    "exact": "0.161096"
   },
   {
    "measure": "money",
    "amount": 0.43,
    "per": "person",
    "covers": "once",
    "assumption": "Lost food is worth $1.21 a pound ($2.67 a kg) on average, at the store prices of 2010.",
    "sources": [
     "foodWastePrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.161096 kg of food",
        "figure": "waste"
       },
       {
        "text": "2.20459 pounds a kg"
       },
       {
        "text": "1.21504 dollars a pound",
        "how": "161.6 ÷ 133",
        "source": "foodWastePrice"
       }
      ]
     }
    ],
    "exact": "0.43152"
   }
  ]
 },
 {
  "id": "daily-plan-meals",
  "name": "Plan meals before you shop",
  "figures": [],
  "why": "No source says what a plan saves. The food counts when you eat the leftovers."
 },
 {
  "id": "daily-lights-off",
  "name": "Switch off unused lights",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.006,
    "per": "household",
    "covers": 1,
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.018 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "0.00661349"
   },
   {
    "measure": "energy",
    "amount": 0.018,
    "per": "household",
    "covers": 1,
    "assumption": "Two 9-watt LED lamps are off for one of the four hours a day that the most used lamps are on.",
    "sources": [
     "lampHours"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2 lamps",
        "isOurs": true
       },
       {
        "text": "0.009 kW",
        "isOurs": true
       },
       {
        "text": "4 hours a day",
        "source": "lampHours"
       },
       {
        "text": "0.25 of them",
        "isOurs": true
       }
      ]
     }
    ],
    "exact": "0.018"
   }
  ]
 },
 {
  "id": "daily-unplug-idle",
  "name": "Unplug idle electronics",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.079,
    "per": "household",
    "covers": 3,
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.216 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "0.0793619"
   },
   {
    "measure": "energy",
    "amount": 0.21,
    "per": "household",
    "covers": 3,
    "assumption": "Over 3 days, three devices draw nothing instead of 1 watt each, about a third of what devices drew in ten homes that were measured. Newer ones draw less.",
    "sources": [
     "standby"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "3 devices",
        "isOurs": true
       },
       {
        "text": "0.001 kW",
        "source": "standby"
       },
       {
        "text": "72 hours"
       }
      ]
     }
    ],
    "exact": "0.216"
   },
   {
    "measure": "money",
    "amount": 0.034,
    "per": "household",
    "covers": 3,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "sources": [
     "powerPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.216 kWh",
        "figure": "energy"
       },
       {
        "text": "0.16 dollars a kWh",
        "source": "powerPrice"
       }
      ]
     }
    ],
    "exact": "0.03456"
   }
  ]
 },
 {
  "id": "daily-cold-wash",
  "name": "Wash a load in cold water",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.24,
    "per": "household",
    "covers": "once",
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.653333 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "0.240045"
   },
   {
    "measure": "energy",
    "amount": 0.65,
    "per": "household",
    "covers": "once",
    "assumption": "A cold load in an ENERGY STAR washer, at 280 kWh for 300 loads, skips the 70% of its electricity that heats water.",
    "sources": [
     "washers",
     "hotWash"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.933333 kWh a load",
        "how": "280 ÷ 300",
        "source": "washers"
       },
       {
        "text": "0.7 for hot water",
        "source": "hotWash"
       }
      ]
     }
    ],
    "exact": "0.653333"
   },
   {
    "measure": "money",
    "amount": 0.1,
    "per": "household",
    "covers": "once",
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "sources": [
     "powerPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.653333 kWh",
        "figure": "energy"
       },
       {
        "text": "0.16 dollars a kWh",
        "source": "powerPrice"
       }
      ]
     }
    ],
    "exact": "0.104533"
   }
  ]
 },
 {
  "id": "daily-line-dry",
  "name": "Line-dry your laundry",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.78,
    "per": "household",
    "covers": "once",
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2.15013 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "0.789991"
   },
   {
    "measure": "energy",
    "amount": 2.1,
    "per": "household",
    "covers": "once",
    "assumption": "One load of 8.45 pounds (3.8 kg) stays out of an electric dryer that just meets ENERGY STAR and dries 3.93 pounds (1.8 kg) per kWh.",
    "sources": [
     "dryers"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2.15013 kWh a load",
        "how": "8.45 ÷ 3.93",
        "source": "dryers"
       }
      ]
     }
    ],
    "exact": "2.15013"
   },
   {
    "measure": "money",
    "amount": 0.34,
    "per": "household",
    "covers": "once",
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "sources": [
     "powerPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2.15013 kWh",
        "figure": "energy"
       },
       {
        "text": "0.16 dollars a kWh",
        "source": "powerPrice"
       }
      ]
     }
    ],
    "exact": "0.34402"
   }
  ]
 },
 {
  "id": "daily-right-kettle",
  "name": "Boil only what you need",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.016,
    "per": "person",
    "covers": 1,
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.0438921 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "0.0161267"
   },
   {
    "measure": "energy",
    "amount": 0.043,
    "per": "person",
    "covers": 1,
    "assumption": "We assume that an electric kettle heats two cups of water (0.47 liters of water) less, by 144 °F (80 °C). Its losses aren’t counted.",
    "sources": [
     "waterHeat"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "1.04 pounds",
        "isOurs": true
       },
       {
        "text": "144 degrees Fahrenheit",
        "isOurs": true
       },
       {
        "text": "0.000293083 kWh a pound and degree",
        "how": "1 ÷ 3,412",
        "source": "waterHeat"
       }
      ]
     }
    ],
    "exact": "0.0438921"
   }
  ]
 },
 {
  "id": "daily-lid-on-pot",
  "name": "Cook with the lid on",
  "figures": [],
  "why": "We found only measurements of single pans: from 3% for bringing water to a boil to more than a third for potatoes."
 },
 {
  "id": "daily-take-stairs",
  "name": "Take the stairs",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.009,
    "per": "person",
    "covers": 1,
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.025 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "0.0091854"
   },
   {
    "measure": "energy",
    "amount": 0.025,
    "per": "person",
    "covers": 1,
    "assumption": "One person walks ten floors that day instead of riding an elevator, which uses 2.5 watt-hours a floor.",
    "sources": [
     "elevator"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "10 floors",
        "isOurs": true
       },
       {
        "text": "0.0025 kWh a floor",
        "source": "elevator"
       }
      ]
     }
    ],
    "exact": "0.025"
   }
  ]
 },
 {
  "id": "daily-short-shower",
  "name": "Take a five-minute shower",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.26,
    "per": "person",
    "covers": "once",
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.718667 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "0.26405"
   },
   {
    "measure": "water",
    "amount": 22,
    "per": "person",
    "covers": "once",
    "assumption": "The average American shower takes 7.8 minutes at 2.1 gallons a minute (7.9 liters a minute), and yours ends after five.",
    "sources": [
     "showers"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "7.8 minutes",
        "source": "showers"
       },
       {
        "text": "2.1 gallons a minute",
        "source": "showers"
       },
       {
        "text": "3.785 liters a gallon"
       }
      ]
     },
     {
      "isSubtracted": true,
      "terms": [
       {
        "text": "5 minutes",
        "isOurs": true
       },
       {
        "text": "2.1 gallons a minute",
        "source": "showers"
       },
       {
        "text": "3.785 liters a gallon"
       }
      ]
     }
    ],
    "exact": "22.2558"
   },
   {
    "measure": "energy",
    "amount": 0.71,
    "per": "person",
    "covers": "once",
    "assumption": "An electric water heater warms the water that a shorter shower saves, at 330 kWh for 2,700 gallons (10,200 liters).",
    "sources": [
     "showerheads"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "22.2558 liters",
        "figure": "water"
       },
       {
        "text": "0.0322912 kWh a liter of shower water",
        "how": "330 ÷ 2,700 ÷ 3.785",
        "source": "showerheads"
       }
      ]
     }
    ],
    "exact": "0.718667"
   },
   {
    "measure": "money",
    "amount": 0.18,
    "per": "person",
    "covers": "once",
    "assumption": "Water costs 1.1 cents a gallon (0.29 cents a liter), and the electricity that heats it 16 cents a kWh.",
    "sources": [
     "showerheads",
     "powerPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "22.2558 liters",
        "figure": "water"
       },
       {
        "text": "0.00294685 dollars a liter",
        "how": "2.9 ÷ 260 ÷ 3.785",
        "source": "showerheads"
       }
      ]
     },
     {
      "terms": [
       {
        "text": "0.718667 kWh",
        "figure": "energy"
       },
       {
        "text": "0.16 dollars a kWh",
        "source": "powerPrice"
       }
      ]
     }
    ],
    "exact": "0.180571"
   }
  ]
 },
 {
  "id": "daily-tap-off",
  "name": "Turn off the tap as you brush",
  "figures": [
   {
    "measure": "water",
    "amount": 15,
    "per": "person",
    "covers": 1,
    "assumption": "You turn off the faucet, which runs at 2 gallons a minute (7.6 liters a minute), for one minute in the morning and one at night.",
    "sources": [
     "brushing"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2 times",
        "isOurs": true
       },
       {
        "text": "1 minute",
        "isOurs": true
       },
       {
        "text": "2 gallons a minute",
        "source": "brushing"
       },
       {
        "text": "3.785 liters a gallon"
       }
      ]
     }
    ],
    "exact": "15.14"
   },
   {
    "measure": "money",
    "amount": 0.044,
    "per": "person",
    "covers": 1,
    "assumption": "Water costs a home 1.1 cents a gallon (0.29 cents a liter), the average that EPA’s WaterSense uses.",
    "sources": [
     "showerheads"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "15.14 liters",
        "figure": "water"
       },
       {
        "text": "0.00294685 dollars a liter",
        "how": "2.9 ÷ 260 ÷ 3.785",
        "source": "showerheads"
       }
      ]
     }
    ],
    "exact": "0.0446154"
   }
  ]
 },
 {
  "id": "daily-walk-trip",
  "name": "Walk a short trip",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.4,
    "per": "person",
    "covers": "once",
    "assumption": "You walk 1 mile (1.6 km) instead of driving a typical vehicle, pickups and SUVs included, at 400 grams of CO₂ a mile (250 grams of CO₂ a km).",
    "sources": [
     "typicalCar"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "1 mile",
        "isOurs": true
       },
       {
        "text": "0.4 kg of CO₂ a mile",
        "source": "typicalCar"
       }
      ]
     }
    ],
    "exact": "0.4"
   },
   {
    "measure": "money",
    "amount": 0.13,
    "per": "person",
    "covers": "once",
    "assumption": "You don’t buy the gasoline that makes that much CO₂, at $3.09 a gallon ($0.82 a liter), the average of 2025.",
    "sources": [
     "typicalCar",
     "gasPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.4 kg of CO₂",
        "figure": "carbon"
       },
       {
        "text": "0.112524 gallons a kg of CO₂",
        "how": "1 ÷ 8.887",
        "source": "typicalCar"
       },
       {
        "text": "3.09 dollars a gallon",
        "source": "gasPrice"
       }
      ]
     }
    ],
    "exact": "0.13908"
   }
  ]
 },
 {
  "id": "daily-bike-trip",
  "name": "Ride a bike instead of driving",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.8,
    "per": "person",
    "covers": "once",
    "assumption": "You ride 2 miles (3.2 km) instead of driving a typical vehicle, pickups and SUVs included, at 400 grams of CO₂ a mile (250 grams of CO₂ a km).",
    "sources": [
     "typicalCar"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2 miles",
        "isOurs": true
       },
       {
        "text": "0.4 kg of CO₂ a mile",
        "source": "typicalCar"
       }
      ]
     }
    ],
    "exact": "0.8"
   },
   {
    "measure": "money",
    "amount": 0.27,
    "per": "person",
    "covers": "once",
    "assumption": "You don’t buy the gasoline that makes that much CO₂, at $3.09 a gallon ($0.82 a liter), the average of 2025.",
    "sources": [
     "typicalCar",
     "gasPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.8 kg of CO₂",
        "figure": "carbon"
       },
       {
        "text": "0.112524 gallons a kg of CO₂",
        "how": "1 ÷ 8.887",
        "source": "typicalCar"
       },
       {
        "text": "3.09 dollars a gallon",
        "source": "gasPrice"
       }
      ]
     }
    ],
    "exact": "0.278159"
   }
  ]
 },
 {
  "id": "daily-take-transit",
  "name": "Take the bus or train",
  "figures": [
   {
    "measure": "carbon",
    "amount": 1,
    "per": "person",
    "covers": "once",
    "assumption": "Over 5 miles (8 km), a subway or tram causes 93 grams of CO₂ a mile (58 grams of CO₂ a km), and a car alone, not a pickup or SUV, 297 grams a mile (185 grams a km).",
    "sources": [
     "emissionFactors"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "5 miles",
        "isOurs": true
       },
       {
        "text": "0.204 kg of CO₂ a mile",
        "how": "(297 − 93) ÷ 1,000",
        "source": "emissionFactors"
       }
      ]
     }
    ],
    "exact": "1.02"
   }
  ]
 },
 {
  "id": "daily-full-dishwasher",
  "name": "Run the dishwasher only when full",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.086,
    "per": "household",
    "covers": "once",
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.234654 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "0.0862157"
   },
   {
    "measure": "water",
    "amount": 6,
    "per": "household",
    "covers": "once",
    "assumption": "One full load in an ENERGY STAR dishwasher, at 3.2 gallons (12 liters), replaces one and a half loads that aren’t full.",
    "sources": [
     "dishwasherWater"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.5 of a load",
        "isOurs": true
       },
       {
        "text": "3.2 gallons a load",
        "source": "dishwasherWater"
       },
       {
        "text": "3.785 liters a gallon"
       }
      ]
     }
    ],
    "exact": "6.056"
   },
   {
    "measure": "energy",
    "amount": 0.23,
    "per": "household",
    "covers": "once",
    "assumption": "One full load replaces one and a half that aren’t full. Each heats 3.2 gallons (12 liters) of water by 60 °F (33 °C) with an electric heater; drying and the motor aren’t counted.",
    "sources": [
     "dishwasherWater",
     "waterHeat"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.5 of a load",
        "isOurs": true
       },
       {
        "text": "3.2 gallons a load",
        "source": "dishwasherWater"
       },
       {
        "text": "8.34 pounds a gallon"
       },
       {
        "text": "60 degrees Fahrenheit",
        "isOurs": true
       },
       {
        "text": "0.000293083 kWh a pound and degree",
        "how": "1 ÷ 3,412",
        "source": "waterHeat"
       }
      ]
     }
    ],
    "exact": "0.234654"
   },
   {
    "measure": "money",
    "amount": 0.055,
    "per": "household",
    "covers": "once",
    "assumption": "Water costs 1.1 cents a gallon (0.29 cents a liter), and the electricity that heats it 16 cents a kWh.",
    "sources": [
     "showerheads",
     "powerPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "6.056 liters",
        "figure": "water"
       },
       {
        "text": "0.00294685 dollars a liter",
        "how": "2.9 ÷ 260 ÷ 3.785",
        "source": "showerheads"
       }
      ]
     },
     {
      "terms": [
       {
        "text": "0.234654 kWh",
        "figure": "energy"
       },
       {
        "text": "0.16 dollars a kWh",
        "source": "powerPrice"
       }
      ]
     }
    ],
    "exact": "0.0553908"
   }
  ]
 },
 {
  "id": "daily-thermostat-degree",
  "name": "Turn the heat down one degree",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.35,
    "per": "household",
    "covers": 4,
    "assumption": "The energy saved is counted as natural gas, at 0.4 pounds (0.18 kg) of CO₂ per kWh.",
    "sources": [
     "emissionFactors"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "1.9726 kWh of heat",
        "figure": "energy"
       },
       {
        "text": "0.181049 kg of CO₂ a kWh of gas",
        "how": "53.06 ÷ 293.07",
        "source": "emissionFactors"
       }
      ]
     }
    ],
    "exact": "0.357138"
   },
   {
    "measure": "energy",
    "amount": 1.9,
    "per": "household",
    "covers": 4,
    "assumption": "Over 4 days at 9,000 kWh of heat a year, less than the average of 2015, 1 °F (0.6 °C) less saves 2%. Days with the heat on use more.",
    "sources": [
     "heatSurvey",
     "thermostatDegree"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "9,000 kWh of heat a home and year",
        "how": "rounded down from 9,780",
        "source": "heatSurvey"
       },
       {
        "text": "0.0109589 of a year (4 days)"
       },
       {
        "text": "0.02 less",
        "source": "thermostatDegree"
       }
      ]
     }
    ],
    "exact": "1.9726"
   },
   {
    "measure": "money",
    "amount": 0.061,
    "per": "household",
    "covers": 4,
    "assumption": "The energy saved is counted as natural gas, at 3 cents a kWh, the lowest price of 2019.",
    "sources": [
     "emissionFactors",
     "heatingGasPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "1.9726 kWh of heat",
        "figure": "energy"
       },
       {
        "text": "0.00332569 thousand cubic feet of gas a kWh",
        "how": "1 ÷ 1.026 ÷ 293.07",
        "source": "emissionFactors"
       },
       {
        "text": "9.3 dollars a thousand cubic feet",
        "source": "heatingGasPrice"
       }
      ]
     }
    ],
    "exact": "0.0610104"
   }
  ]
 },
 {
  "id": "daily-cloth-towels",
  "name": "Use cloth, not paper towels",
  "figures": [
   {
    "measure": "waste",
    "amount": 0.011,
    "per": "person",
    "covers": 1,
    "assumption": "Five paper towels stay unused, each as light as the lightest that U.S. agencies accept: 0.078 ounces (2.2 grams).",
    "sources": [
     "paperTowels"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "5 towels",
        "isOurs": true
       },
       {
        "text": "0.00491898 pounds a towel",
        "how": "25 ÷ 500 × 85 ÷ 864",
        "source": "paperTowels"
       },
       {
        "text": "0.4536 kg a pound"
       }
      ]
     }
    ],
    "exact": "0.0111563"
   }
  ]
 },
 {
  "id": "daily-reusable-bottle",
  "name": "Refill a water bottle",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.029,
    "per": "person",
    "covers": "once",
    "assumption": "Making the bottle’s plastic causes 3 times its weight in CO₂. Filling and shipping it aren’t counted.",
    "sources": [
     "bottleCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.00976222 kg of plastic",
        "figure": "waste"
       },
       {
        "text": "3 kg of CO₂ a kg",
        "source": "bottleCarbon"
       }
      ]
     }
    ],
    "exact": "0.0292867"
   },
   {
    "measure": "waste",
    "amount": 0.009,
    "per": "person",
    "covers": "once",
    "assumption": "One refill replaces a plastic bottle of 17 ounces (half a liter), at the average of 73.9 grams of bottle a gallon (19.5 grams of bottle a liter).",
    "sources": [
     "bottles"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.5 liters",
        "isOurs": true
       },
       {
        "text": "0.264201 gallons a liter"
       },
       {
        "text": "0.0739 kg of bottle a gallon",
        "source": "bottles"
       }
      ]
     }
    ],
    "exact": "0.00976222"
   },
   {
    "measure": "money",
    "amount": 0.16,
    "per": "person",
    "covers": "once",
    "assumption": "One refill replaces 17 ounces (half a liter) of bottled water, at its wholesale price of $1.23 a gallon ($0.32 a liter).",
    "sources": [
     "bottlePrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.5 liters",
        "isOurs": true
       },
       {
        "text": "0.264201 gallons a liter"
       },
       {
        "text": "1.23 dollars a gallon",
        "source": "bottlePrice"
       }
      ]
     }
    ],
    "exact": "0.162483"
   }
  ]
 },
 {
  "id": "daily-own-cup",
  "name": "Bring your own cup",
  "figures": [
   {
    "measure": "money",
    "amount": 0.1,
    "per": "person",
    "covers": "once",
    "assumption": "The coffee shop takes a dime off the price, as a university in California does.",
    "sources": [
     "cups"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.1 dollars",
        "source": "cups"
       }
      ]
     }
    ],
    "exact": "0.1"
   }
  ]
 },
 {
  "id": "daily-own-bag",
  "name": "Shop with your own bag",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.037,
    "per": "person",
    "covers": "once",
    "assumption": "Making the two bags’ plastic is counted as 2.5 times its weight in CO₂e, less than Britain’s 2.9 for new plastic film, since some of it is recycled.",
    "sources": [
     "plasticFilm"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.0149313 kg of plastic",
        "figure": "waste"
       },
       {
        "text": "2.5 kg of CO₂e a kg of bags",
        "how": "rounded down from 2.9165",
        "source": "plasticFilm"
       }
      ]
     }
    ],
    "exact": "0.0373282"
   },
   {
    "measure": "waste",
    "amount": 0.014,
    "per": "person",
    "covers": "once",
    "assumption": "A bag that you already own replaces two thin plastic bags of 0.26 ounces (7.4 grams), as light as those of British supermarkets.",
    "sources": [
     "bags"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2 bags",
        "isOurs": true
       },
       {
        "text": "0.00746564 kg a bag",
        "how": "56.5 ÷ 7,568",
        "source": "bags"
       }
      ]
     }
    ],
    "exact": "0.0149313"
   }
  ]
 },
 {
  "id": "daily-sort-recycling",
  "name": "Sort your recycling well",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.089,
    "per": "person",
    "covers": 1,
    "assumption": "Half of it would have gone to a landfill, as half of all trash does, where it causes 0.72 times its weight more in CO₂e than if recycled. The new material that it replaces isn’t counted.",
    "sources": [
     "trashNow",
     "emissionFactors"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.244741 kg of recyclables",
        "figure": "waste"
       },
       {
        "text": "0.5 to the landfill",
        "source": "trashNow"
       },
       {
        "text": "0.727513 kg of CO₂e a kg",
        "how": "(0.75 − 0.09) ÷ 0.9072",
        "source": "emissionFactors"
       }
      ]
     }
    ],
    "exact": "0.0890261"
   },
   {
    "measure": "waste",
    "amount": 0.24,
    "per": "person",
    "covers": 1,
    "assumption": "In 2005, the average American threw out 4.54 pounds (2.06 kg) a day, at home and at work, and 23.7% of it was recycled. We assume that half of the recycling is yours.",
    "sources": [
     "trash"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "4.54 pounds of trash a day",
        "source": "trash"
       },
       {
        "text": "0.237688 recycled",
        "how": "58.4 ÷ 245.7",
        "source": "trash"
       },
       {
        "text": "0.5 of it by you",
        "isOurs": true
       },
       {
        "text": "0.4536 kg a pound"
       }
      ]
     }
    ],
    "exact": "0.244741"
   }
  ]
 },
 {
  "id": "daily-compost-scraps",
  "name": "Save scraps for compost",
  "figures": [
   {
    "measure": "waste",
    "amount": 0.08,
    "per": "person",
    "covers": 1,
    "assumption": "We assume that you compost half of the food that the average American throws away at home in a day, at 130 pounds (58.8 kg) a year.",
    "sources": [
     "homeFoodWaste"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.161096 kg of food a person and day",
        "how": "58.8 ÷ 365",
        "source": "homeFoodWaste"
       },
       {
        "text": "0.5 of it for compost",
        "isOurs": true
       }
      ]
     }
    ],
    "exact": "0.0805479"
   }
  ]
 },
 {
  "id": "daily-litter-walk",
  "name": "Pick up litter on a walk",
  "figures": [],
  "why": "The harm that litter would have done can’t be put into one number."
 },
 {
  "id": "medium-plant-dinners",
  "name": "Plan a week of green dinners",
  "figures": [
   {
    "measure": "carbon",
    "amount": 3.3,
    "per": "person",
    "covers": "once",
    "assumption": "Five dinners without meat replace five with meat. Each is counted like a lunch, although dinners with meat cause the most.",
    "sources": [
     "meals"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "5 dinners",
        "isOurs": true
       },
       {
        "text": "0.666667 kg of CO₂e a meal",
        "how": "1 ÷ (1 − 0.4) − 1",
        "source": "meals"
       }
      ]
     }
    ],
    "exact": "3.33333"
   }
  ]
 },
 {
  "id": "medium-herb-pots",
  "name": "Grow herbs on a windowsill",
  "figures": [],
  "why": "What a pot of herbs replaces varies too much."
 },
 {
  "id": "medium-local-market",
  "name": "Shop in season at a farmers market",
  "figures": [],
  "why": "It depends on what you buy and on what it replaces."
 },
 {
  "id": "medium-led-bulbs",
  "name": "Switch five lamps to LED",
  "figures": [
   {
    "measure": "carbon",
    "amount": 4.9,
    "per": "household",
    "covers": 60,
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "13.44 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "4.93807"
   },
   {
    "measure": "energy",
    "amount": 13,
    "per": "household",
    "covers": 60,
    "assumption": "Over 60 days, LEDs that use 75% less than 60-watt incandescent bulbs replace 43-watt halogens. Only two of the five are counted, each on for four hours a day.",
    "sources": [
     "lampHours",
     "ledLighting"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.043 kW",
        "isOurs": true
       },
       {
        "text": "2 lamps",
        "isOurs": true
       },
       {
        "text": "4 hours a day",
        "source": "lampHours"
       },
       {
        "text": "60 days"
       }
      ]
     },
     {
      "isSubtracted": true,
      "terms": [
       {
        "text": "0.06 kW",
        "isOurs": true
       },
       {
        "text": "0.25 of it",
        "how": "1 − 0.75",
        "source": "ledLighting"
       },
       {
        "text": "2 lamps",
        "isOurs": true
       },
       {
        "text": "4 hours a day",
        "source": "lampHours"
       },
       {
        "text": "60 days"
       }
      ]
     }
    ],
    "exact": "13.44"
   },
   {
    "measure": "money",
    "amount": 2.1,
    "per": "household",
    "covers": 60,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "sources": [
     "powerPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "13.44 kWh",
        "figure": "energy"
       },
       {
        "text": "0.16 dollars a kWh",
        "source": "powerPrice"
       }
      ]
     }
    ],
    "exact": "2.1504"
   }
  ]
 },
 {
  "id": "medium-fridge-settings",
  "name": "Tune your fridge",
  "figures": [
   {
    "measure": "carbon",
    "amount": 1,
    "per": "household",
    "covers": 45,
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2.82577 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "1.03823"
   },
   {
    "measure": "energy",
    "amount": 2.8,
    "per": "household",
    "covers": 45,
    "assumption": "Over 45 days, the freezers of an average home’s refrigerators, at 751 kWh a year in all, are set 1 °F (0.6 °C) warmer. If they weren’t too cold before, nothing is saved.",
    "sources": [
     "heatSurvey",
     "fridgeSetting"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "751.271 kWh of refrigerators a home and year",
        "how": "303 ÷ 118.2 × 293.07",
        "source": "heatSurvey"
       },
       {
        "text": "0.123288 of a year (45 days)"
       },
       {
        "text": "0.0305085 less for a degree",
        "how": "(1 − 1 ÷ (1 + 0.18)) ÷ 5",
        "source": "fridgeSetting"
       }
      ]
     }
    ],
    "exact": "2.82577"
   },
   {
    "measure": "money",
    "amount": 0.45,
    "per": "household",
    "covers": 45,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "sources": [
     "powerPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2.82577 kWh",
        "figure": "energy"
       },
       {
        "text": "0.16 dollars a kWh",
        "source": "powerPrice"
       }
      ]
     }
    ],
    "exact": "0.452123"
   }
  ]
 },
 {
  "id": "medium-efficient-shower-head",
  "name": "Install a water-saving showerhead",
  "figures": [
   {
    "measure": "carbon",
    "amount": 14,
    "per": "household",
    "covers": 90,
    "assumption": "Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "40.6849 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "14.9483"
   },
   {
    "measure": "water",
    "amount": 1200,
    "per": "household",
    "covers": 90,
    "assumption": "Over 90 days, half a family’s showers have a WaterSense showerhead. All of them would save 2,700 gallons (10,200 liters) a year.",
    "sources": [
     "showerheads"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2,700 gallons a year",
        "source": "showerheads"
       },
       {
        "text": "0.5 of a home’s showers",
        "isOurs": true
       },
       {
        "text": "0.246575 of a year (90 days)"
       },
       {
        "text": "3.785 liters a gallon"
       }
      ]
     }
    ],
    "exact": "1,259.94"
   },
   {
    "measure": "energy",
    "amount": 40,
    "per": "household",
    "covers": 90,
    "assumption": "Over 90 days, half a family’s showers have a WaterSense showerhead. All of them would save 330 kWh a year with an electric water heater.",
    "sources": [
     "showerheads"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "330 kWh a year",
        "source": "showerheads"
       },
       {
        "text": "0.5 of a home’s showers",
        "isOurs": true
       },
       {
        "text": "0.246575 of a year (90 days)"
       }
      ]
     }
    ],
    "exact": "40.6849"
   },
   {
    "measure": "money",
    "amount": 10,
    "per": "household",
    "covers": 90,
    "assumption": "Water costs 1.1 cents a gallon (0.29 cents a liter), and the electricity that heats it 16 cents a kWh.",
    "sources": [
     "showerheads",
     "powerPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "1,259.94 liters",
        "figure": "water"
       },
       {
        "text": "0.00294685 dollars a liter",
        "how": "2.9 ÷ 260 ÷ 3.785",
        "source": "showerheads"
       }
      ]
     },
     {
      "terms": [
       {
        "text": "40.6849 kWh",
        "figure": "energy"
       },
       {
        "text": "0.16 dollars a kWh",
        "source": "powerPrice"
       }
      ]
     }
    ],
    "exact": "10.2224"
   }
  ]
 },
 {
  "id": "medium-tire-pressure",
  "name": "Check your tire pressure",
  "figures": [
   {
    "measure": "carbon",
    "amount": 1.4,
    "per": "household",
    "covers": 30,
    "assumption": "The gasoline that you don’t burn cost $3.09 a gallon ($0.82 a liter) in 2025 and would have made 8,887 grams of CO₂ a gallon (2,350 grams of CO₂ a liter).",
    "sources": [
     "gasPrice",
     "typicalCar"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.493151 dollars of gasoline",
        "figure": "money"
       },
       {
        "text": "0.323625 gallons a dollar",
        "how": "1 ÷ 3.09",
        "source": "gasPrice"
       },
       {
        "text": "8.887 kg of CO₂ a gallon",
        "source": "typicalCar"
       }
      ]
     }
    ],
    "exact": "1.41833"
   },
   {
    "measure": "money",
    "amount": 0.49,
    "per": "household",
    "covers": 30,
    "assumption": "Over 30 days, the right tire pressure saves half of what checks at each service save the average Californian: $12 of gasoline a year.",
    "sources": [
     "tires"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "12 dollars of gasoline a year",
        "source": "tires"
       },
       {
        "text": "0.5 of it",
        "isOurs": true
       },
       {
        "text": "0.0821918 of a year (30 days)"
       }
      ]
     }
    ],
    "exact": "0.493151"
   }
  ]
 },
 {
  "id": "medium-seal-drafts",
  "name": "Seal drafty doors and windows",
  "figures": [],
  "why": "The source gives one figure for sealing and insulating a whole home, and none for doors and windows alone."
 },
 {
  "id": "medium-mend-clothes",
  "name": "Mend instead of replacing",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.15,
    "per": "person",
    "covers": "once",
    "assumption": "A mended T-shirt is worn three months longer, which saves 5% of the CO₂e of a new one, at least 6.6 pounds (3 kg).",
    "sources": [
     "reusedClothes",
     "longerWear"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "3 kg of CO₂e a piece",
        "source": "reusedClothes"
       },
       {
        "text": "0.05 less",
        "source": "longerWear"
       }
      ]
     }
    ],
    "exact": "0.15"
   }
  ]
 },
 {
  "id": "medium-insulate-hot-water",
  "name": "Insulate your hot-water pipes",
  "figures": [],
  "why": "Others quote a figure, but we couldn’t find its source."
 },
 {
  "id": "medium-donate-box",
  "name": "Fill a box to give away",
  "figures": [
   {
    "measure": "carbon",
    "amount": 1.6,
    "per": "person",
    "covers": "once",
    "assumption": "We assume that two of five T-shirts find a buyer. Of second-hand purchases, 28% replace a new piece, each at least 6.6 pounds (3 kg) of CO₂e. A later study found more.",
    "sources": [
     "reusedClothes",
     "displacedClothes"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2 T-shirts",
        "isOurs": true
       },
       {
        "text": "3 kg of CO₂e a piece",
        "source": "reusedClothes"
       },
       {
        "text": "0.28 of the purchases",
        "source": "displacedClothes"
       }
      ]
     }
    ],
    "exact": "1.68"
   }
  ]
 },
 {
  "id": "medium-paperless-mail",
  "name": "Go paperless with your mail",
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.033,
    "per": "household",
    "covers": 60,
    "assumption": "Over 60 days, the paper that isn’t made saves 0.608 times its weight in CO₂e, the least of all U.S. grades. Printing and delivery aren’t counted.",
    "sources": [
     "paperCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "0.054432 kg of paper",
        "figure": "waste"
       },
       {
        "text": "0.608 kg of CO₂e a kg",
        "source": "paperCarbon"
       }
      ]
     }
    ],
    "exact": "0.0330947"
   },
   {
    "measure": "waste",
    "amount": 0.054,
    "per": "household",
    "covers": 60,
    "assumption": "Over 60 days, three bills a month come by email, each instead of two sheets of copy paper. Envelopes and catalogs aren’t counted.",
    "sources": [
     "copyPaper"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "3 bills a month",
        "isOurs": true
       },
       {
        "text": "2 months"
       },
       {
        "text": "2 sheets",
        "isOurs": true
       },
       {
        "text": "0.01 pounds a sheet",
        "how": "20 ÷ 500 ÷ 4",
        "source": "copyPaper"
       },
       {
        "text": "0.4536 kg a pound"
       }
      ]
     }
    ],
    "exact": "0.054432"
   }
  ]
 },
 {
  "id": "strategic-install-heat-pump",
  "name": "Install a heat pump",
  "figures": [
   {
    "measure": "carbon",
    "amount": 300,
    "per": "household",
    "covers": 365,
    "assumption": "Over a year, the furnace burns no gas, and average U.S. power plants supply the heat pump, plus the 5% lost on the way. Replacing oil, propane or plain electric heat saves more.",
    "sources": [
     "emissionFactors",
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "9,000 kWh of gas",
        "sum": [
         {
          "terms": [
           {
            "text": "9,000 kWh of heat a home and year",
            "how": "rounded down from 9,780",
            "source": "heatSurvey"
           }
          ]
         }
        ]
       },
       {
        "text": "0.181049 kg of CO₂ a kWh of gas",
        "how": "53.06 ÷ 293.07",
        "source": "emissionFactors"
       }
      ]
     },
     {
      "isSubtracted": true,
      "terms": [
       {
        "text": "3,591.58 kWh made at power plants",
        "sum": [
         {
          "terms": [
           {
            "text": "9,000 kWh of heat a home and year",
            "how": "rounded down from 9,780",
            "source": "heatSurvey"
           },
           {
            "text": "0.8 of it as heat",
            "isOurs": true
           },
           {
            "text": "3.412 thousand Btu a kWh"
           },
           {
            "text": "0.138889 kWh a thousand Btu",
            "how": "1 ÷ 7.2",
            "source": "heatPumps"
           },
           {
            "text": "1.05263 kWh made a kWh used",
            "how": "1 ÷ (1 − 0.05)",
            "source": "lineLosses"
           }
          ]
         }
        ]
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "309.836"
   },
   {
    "measure": "energy",
    "amount": 5500,
    "per": "household",
    "covers": 365,
    "assumption": "Over a year, a heat pump that gives 7.2 Btu of heat per watt-hour, the ENERGY STAR minimum, replaces a furnace that turns 80% of 9,000 kWh of gas into heat. Cooling isn’t counted.",
    "sources": [
     "heatSurvey",
     "heatPumps"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "9,000 kWh of heat a home and year",
        "how": "rounded down from 9,780",
        "source": "heatSurvey"
       }
      ]
     },
     {
      "isSubtracted": true,
      "terms": [
       {
        "text": "9,000 kWh of heat a home and year",
        "how": "rounded down from 9,780",
        "source": "heatSurvey"
       },
       {
        "text": "0.8 of it as heat",
        "isOurs": true
       },
       {
        "text": "3.412 thousand Btu a kWh"
       },
       {
        "text": "0.138889 kWh a thousand Btu",
        "how": "1 ÷ 7.2",
        "source": "heatPumps"
       }
      ]
     }
    ],
    "exact": "5,588"
   }
  ]
 },
 {
  "id": "strategic-go-solar",
  "name": "Go solar",
  "figures": [
   {
    "measure": "carbon",
    "amount": 1800,
    "per": "household",
    "covers": 365,
    "assumption": "Over a year, each kWh from the panels replaces one from U.S. power plants, at 0.81 pounds (0.37 kg) of CO₂. Making the panels isn’t counted.",
    "sources": [
     "gridCarbon"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "5,062.5 kWh",
        "figure": "energy"
       },
       {
        "text": "0.367416 kg of CO₂ a kWh",
        "how": "0.81 × 0.4536",
        "source": "gridCarbon"
       }
      ]
     }
    ],
    "exact": "1,860.04"
   },
   {
    "measure": "energy",
    "amount": 5000,
    "per": "household",
    "covers": 365,
    "assumption": "Over a year, 5 kW of panels get 1,350 hours of full sun in the least sunny part of the 48 states. Heat, wiring and shade cost a quarter of it.",
    "sources": [
     "solarPanels"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "5 kW of panels",
        "source": "solarPanels"
       },
       {
        "text": "1,350 hours of full sun a year",
        "source": "solarPanels"
       },
       {
        "text": "0.75 of it as power",
        "isOurs": true
       }
      ]
     }
    ],
    "exact": "5,062.5"
   }
  ]
 },
 {
  "id": "strategic-green-power",
  "name": "Switch to renewable power",
  "figures": [],
  "why": "A contract changes whom you pay. What it adds to the grid can’t be shown."
 },
 {
  "id": "strategic-rain-barrel",
  "name": "Collect rain for your garden",
  "figures": [
   {
    "measure": "water",
    "amount": 2400,
    "per": "household",
    "covers": 180,
    "assumption": "Over 180 days of an average year, a barrel saves its share of 1,300 gallons (4,900 liters), all in the summer.",
    "sources": [
     "rainBarrels"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "1,300 gallons a summer",
        "source": "rainBarrels"
       },
       {
        "text": "0.493151 of a year (180 days)"
       },
       {
        "text": "3.785 liters a gallon"
       }
      ]
     }
    ],
    "exact": "2,426.55"
   },
   {
    "measure": "money",
    "amount": 7.1,
    "per": "household",
    "covers": 180,
    "assumption": "Water costs a home 1.1 cents a gallon (0.29 cents a liter), the average that EPA’s WaterSense uses.",
    "sources": [
     "showerheads"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2,426.55 liters",
        "figure": "water"
       },
       {
        "text": "0.00294685 dollars a liter",
        "how": "2.9 ÷ 260 ÷ 3.785",
        "source": "showerheads"
       }
      ]
     }
    ],
    "exact": "7.15068"
   }
  ]
 },
 {
  "id": "strategic-greener-commute",
  "name": "Change how you commute",
  "figures": [
   {
    "measure": "carbon",
    "amount": 300,
    "per": "person",
    "covers": 180,
    "assumption": "Over 180 days, commutes of 15 miles (24 km) each way on two days a week take half the gasoline, as in a carpool of two. A car causes 400 grams of CO₂ a mile (250 grams of CO₂ a km).",
    "sources": [
     "commutes",
     "typicalCar"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "2 days a week",
        "isOurs": true
       },
       {
        "text": "2 ways"
       },
       {
        "text": "15 miles",
        "source": "commutes"
       },
       {
        "text": "25.7143 weeks"
       },
       {
        "text": "0.5 of the gasoline",
        "isOurs": true
       },
       {
        "text": "0.4 kg of CO₂ a mile",
        "source": "typicalCar"
       }
      ]
     }
    ],
    "exact": "308.571"
   },
   {
    "measure": "money",
    "amount": 100,
    "per": "person",
    "covers": 180,
    "assumption": "You don’t buy the gasoline that makes that much CO₂, at $3.09 a gallon ($0.82 a liter), the average of 2025.",
    "sources": [
     "typicalCar",
     "gasPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "308.571 kg of CO₂",
        "figure": "carbon"
       },
       {
        "text": "0.112524 gallons a kg of CO₂",
        "how": "1 ÷ 8.887",
        "source": "typicalCar"
       },
       {
        "text": "3.09 dollars a gallon",
        "source": "gasPrice"
       }
      ]
     }
    ],
    "exact": "107.29"
   }
  ]
 },
 {
  "id": "strategic-drive-electric",
  "name": "Switch to an electric car",
  "figures": [
   {
    "measure": "carbon",
    "amount": 3000,
    "per": "household",
    "covers": 365,
    "assumption": "Over a year, an electric car on the U.S. grid of 2015 causes 4,815 pounds (2,184 kg) of CO₂e, and the gasoline car that it replaces 11,435 pounds (5,187 kg). Making the car isn’t counted.",
    "sources": [
     "electricCars"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "6,620 pounds of CO₂e",
        "how": "11,435 − 4,815",
        "source": "electricCars"
       },
       {
        "text": "0.4536 kg a pound"
       }
      ]
     }
    ],
    "exact": "3,002.83"
   }
  ]
 },
 {
  "id": "strategic-train-vacation",
  "name": "Travel by train, not by plane",
  "figures": [
   {
    "measure": "carbon",
    "amount": 16,
    "per": "person",
    "covers": "once",
    "assumption": "For 500 miles (800 km) each way, the average Amtrak train causes 113 grams of CO₂ a mile (70 grams of CO₂ a km), EPA’s higher figure, and a plane 129 grams a mile (80 grams a km). Some trains cause more.",
    "sources": [
     "emissionFactors"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "1,000 miles",
        "isOurs": true
       },
       {
        "text": "0.016 kg of CO₂ a mile",
        "how": "(129 − 113) ÷ 1,000",
        "source": "emissionFactors"
       }
      ]
     }
    ],
    "exact": "16"
   }
  ]
 },
 {
  "id": "strategic-energy-audit",
  "name": "Get a home energy audit",
  "figures": [],
  "why": "The audit is only the first step. The savings come from what you do next."
 },
 {
  "id": "strategic-insulate-attic",
  "name": "Seal and insulate your home",
  "figures": [
   {
    "measure": "carbon",
    "amount": 240,
    "per": "household",
    "covers": 365,
    "assumption": "The energy saved is counted as natural gas, at 0.4 pounds (0.18 kg) of CO₂ per kWh.",
    "sources": [
     "emissionFactors"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "1,350 kWh of heat",
        "figure": "energy"
       },
       {
        "text": "0.181049 kg of CO₂ a kWh of gas",
        "how": "53.06 ÷ 293.07",
        "source": "emissionFactors"
       }
      ]
     }
    ],
    "exact": "244.416"
   },
   {
    "measure": "energy",
    "amount": 1300,
    "per": "household",
    "covers": 365,
    "assumption": "Over a year, a typical home that seals its leaks and insulates its attic, floors and basement saves 15% of 9,000 kWh of heat, less than the average of 2015. Cooling isn’t counted.",
    "sources": [
     "heatSurvey",
     "sealing"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "9,000 kWh of heat a home and year",
        "how": "rounded down from 9,780",
        "source": "heatSurvey"
       },
       {
        "text": "0.15 less",
        "source": "sealing"
       }
      ]
     }
    ],
    "exact": "1,350"
   },
   {
    "measure": "money",
    "amount": 41,
    "per": "household",
    "covers": 365,
    "assumption": "The energy saved is counted as natural gas, at 3 cents a kWh, the lowest price of 2019.",
    "sources": [
     "emissionFactors",
     "heatingGasPrice"
    ],
    "sum": [
     {
      "terms": [
       {
        "text": "1,350 kWh of heat",
        "figure": "energy"
       },
       {
        "text": "0.00332569 thousand cubic feet of gas a kWh",
        "how": "1 ÷ 1.026 ÷ 293.07",
        "source": "emissionFactors"
       },
       {
        "text": "9.3 dollars a thousand cubic feet",
        "source": "heatingGasPrice"
       }
      ]
     }
    ],
    "exact": "41.754"
   }
  ]
 },
 {
  "id": "strategic-green-savings",
  "name": "Move your money to greener uses",
  "figures": [],
  "why": "What a deposit helps to build can’t be put into one number."
 },
 {
  "id": "strategic-plant-tree",
  "name": "Plant a native tree",
  "figures": [],
  "why": "A young tree stores little in its first year, and raising and planting it causes CO₂, too. No source that we found says how much is left."
 },
 {
  "id": "strategic-native-garden",
  "name": "Turn lawn into a wild garden",
  "figures": [],
  "why": "Native plants need watering, too, until they have rooted. How much less you mow depends on the patch."
 }
];

export const overlaps: readonly OverlapText[] = [
 {
  "tasks": [
   "Install a heat pump",
   "Seal and insulate your home",
   "Turn the heat down one degree"
  ],
  "why": "Each is counted for an average home, but each leaves less heat for the others to save."
 },
 {
  "tasks": [
   "Switch to an electric car",
   "Change how you commute",
   "Walk a short trip",
   "Ride a bike instead of driving",
   "Take the bus or train",
   "Check your tire pressure"
  ],
  "why": "Trips, commutes and tires are counted as if your car burned gasoline, and a trip can be part of your commute."
 },
 {
  "tasks": [
   "Make a meal of leftovers",
   "Save scraps for compost"
  ],
  "why": "Both are a part of the food that one person throws away in a day."
 },
 {
  "tasks": [
   "Install a water-saving showerhead",
   "Take a five-minute shower"
  ],
  "why": "A shorter shower saves less water under a water-saving showerhead."
 }
];
