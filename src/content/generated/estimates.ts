// The estimates of amplify/seed/catalog: edit them there, then run npm run generate.
import type { TaskEstimates } from '@/content/estimates';

export const estimates: readonly TaskEstimates[] = [
 {
  "name": "Eat a plant-based lunch",
  "difficulty": "Daily",
  "days": 5,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.7,
    "assumption": "An average American lunch without meat replaces one with meat.",
    "source": "https://www.mdpi.com/2071-1050/11/22/6235"
   }
  ]
 },
 {
  "name": "Take a five-minute shower",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.26,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "water",
    "amount": 22,
    "assumption": "The average American shower takes 7.8 minutes at 2.1 gallons a minute, and yours ends after five.",
    "source": "https://home-water-works.org/indoor-use/showers"
   },
   {
    "measure": "energy",
    "amount": 0.72,
    "assumption": "An electric water heater warms the water that a shorter shower saves.",
    "source": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt"
   },
   {
    "measure": "money",
    "amount": 0.11,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Refill a water bottle",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.03,
    "assumption": "One refill replaces a half-liter bottle, of which only the plastic is counted.",
    "source": "https://studylib.net/doc/8922965/bottled-water-and-energy-a-pacific-institute-fact-sheet"
   },
   {
    "measure": "water",
    "amount": 1,
    "assumption": "One refill replaces a half-liter bottle and the extra water of making and filling it.",
    "source": "https://studylib.net/doc/8922965/bottled-water-and-energy-a-pacific-institute-fact-sheet"
   },
   {
    "measure": "waste",
    "amount": 0.009,
    "assumption": "One refill replaces a half-liter plastic bottle of average weight.",
    "source": "https://heimduo.org/what-does-an-empty-water-bottle-weigh/"
   },
   {
    "measure": "money",
    "amount": 0.16,
    "assumption": "One refill replaces a half-liter of bottled water at its average wholesale price.",
    "source": "https://bottledwater.org/how-much-does-bottled-water-cost/"
   }
  ]
 },
 {
  "name": "Bring your own cup",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.04,
    "assumption": "One drink in a cup that is washed and reused replaces one in a paper cup.",
    "source": "https://profound-tips.com/popular-lifehacks/what-is-the-carbon-footprint-of-paper-cups"
   },
   {
    "measure": "money",
    "amount": 0.1,
    "assumption": "The coffee shop takes a dime off the price, as Starbucks does.",
    "source": "https://eatocracy.blogs.cnn.com/2013/01/03/starbucks-introduces-1-reusable-cup-to-cut-down-on-waste/"
   }
  ]
 },
 {
  "name": "Switch off unused lights",
  "difficulty": "Daily",
  "days": 2,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.03,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 0.081,
    "assumption": "Three 9-watt LED lamps are off for three hours that they would have been on.",
    "source": "https://www.greenenergytimes.org/2019/09/for-sale-60-watt-equivalent-halogen-incandescent-lightbulbs-82/"
   },
   {
    "measure": "money",
    "amount": 0.013,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Unplug idle electronics",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.11,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 0.29,
    "assumption": "Over 3 days, a printer, a game console and a computer draw nothing instead of at least 4 watts.",
    "source": "https://calculatorhub.com/tools/standby-power-waste-calculator/"
   },
   {
    "measure": "money",
    "amount": 0.046,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Wash a load in cold water",
  "difficulty": "Daily",
  "days": 5,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.24,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 0.65,
    "assumption": "A cold load in an ENERGY STAR washer skips the electricity that heats the water of an average load.",
    "source": "https://www.energystar.gov/products/appliances/clothes_washers"
   },
   {
    "measure": "money",
    "amount": 0.1,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Line-dry your laundry",
  "difficulty": "Daily",
  "days": 5,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.79,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 2.2,
    "assumption": "One load of 8.45 pounds stays out of an electric dryer that just meets ENERGY STAR.",
    "source": "https://www.energystar.gov/products/appliances/clothes_dryers/key_product_criteria"
   },
   {
    "measure": "money",
    "amount": 0.34,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Walk a short trip",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.4,
    "assumption": "You walk 1 mile, the average length of such trips, instead of driving a car that gets 22 miles per gallon.",
    "source": "https://rosap.ntl.bts.gov/view/dot/58741"
   },
   {
    "measure": "money",
    "amount": 0.15,
    "assumption": "Each gallon of gasoline cost $3.30 on average in 2024.",
    "source": "https://www.hellenicshippingnews.com/in-2024-u-s-retail-gasoline-prices-averaged-about-20-cents-less-than-in-2023/"
   }
  ]
 },
 {
  "name": "Ride a bike instead of driving",
  "difficulty": "Daily",
  "days": 4,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.81,
    "assumption": "You ride 2 miles instead of driving a car that gets 22 miles per gallon.",
    "source": "https://bikeleague.org/national-household-travel-survey-short-trips-analysis/"
   },
   {
    "measure": "money",
    "amount": 0.3,
    "assumption": "Each gallon of gasoline cost $3.30 on average in 2024.",
    "source": "https://www.hellenicshippingnews.com/in-2024-u-s-retail-gasoline-prices-averaged-about-20-cents-less-than-in-2023/"
   }
  ]
 },
 {
  "name": "Take the bus or train",
  "difficulty": "Daily",
  "days": 4,
  "figures": [
   {
    "measure": "carbon",
    "amount": 1,
    "assumption": "You ride 5 miles on public transit, which causes about half as much as driving alone.",
    "source": "https://la.streetsblog.org/2010/04/22/new-report-tracks-urban-transit-emissions-where-does-your-city-rank"
   }
  ]
 },
 {
  "name": "Make a meal of leftovers",
  "difficulty": "Daily",
  "days": 4,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.74,
    "assumption": "Each kilogram of wasted food causes 2.1 kg of CO2e, from the farm to the landfill.",
    "source": "https://studylib.net/doc/7159090/the-climate-change-and-economic-impacts-of-food-waste-in-the"
   },
   {
    "measure": "waste",
    "amount": 0.36,
    "assumption": "The meal saves as much food as an average American throws away in a day.",
    "source": "https://www.spifastfacts.org/single-post/2015/01/14/31-ff-us-food-is-wasted-according-to-the-usda"
   },
   {
    "measure": "money",
    "amount": 2,
    "assumption": "The food that an average American wastes in a day is worth $2.",
    "source": "https://www.biocycle.net/epa-updates-data-on-cost-of-household-food-waste"
   }
  ]
 },
 {
  "name": "Boil only what you need",
  "difficulty": "Daily",
  "days": 2,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.042,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 0.12,
    "assumption": "The kettle of a home that usually overfills it boils only what is needed for a day.",
    "source": "https://www.pressreader.com/uk/scottish-daily-mail/20160416/281539405125597"
   },
   {
    "measure": "money",
    "amount": 0.018,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Cook with the lid on",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.033,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 0.089,
    "assumption": "One meal is cooked in 1.5 liters of water, which took 60% more energy without a lid.",
    "source": "https://energy-surprises.blogspot.com/2011/10/how-much-energy-do-you-save-by-putting.html"
   },
   {
    "measure": "money",
    "amount": 0.014,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Shop with your own bag",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.04,
    "assumption": "A bag that you already own replaces two thin plastic bags.",
    "source": "https://directsourceprocurement.com/plastic-bags-the-carbon-cost-of-convenience"
   },
   {
    "measure": "waste",
    "amount": 0.01,
    "assumption": "A bag that you already own replaces two thin plastic bags.",
    "source": "https://sizepedia.org/how-much-does-a-plastic-bag-weigh"
   }
  ]
 },
 {
  "name": "Plan meals before you shop",
  "difficulty": "Daily",
  "days": 6,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.74,
    "assumption": "Each kilogram of wasted food causes 2.1 kg of CO2e, from the farm to the landfill.",
    "source": "https://studylib.net/doc/7159090/the-climate-change-and-economic-impacts-of-food-waste-in-the"
   },
   {
    "measure": "waste",
    "amount": 0.36,
    "assumption": "The plan saves as much food as an average American throws away in a day.",
    "source": "https://www.spifastfacts.org/single-post/2015/01/14/31-ff-us-food-is-wasted-according-to-the-usda"
   },
   {
    "measure": "money",
    "amount": 2,
    "assumption": "The food that an average American wastes in a day is worth $2.",
    "source": "https://www.biocycle.net/epa-updates-data-on-cost-of-household-food-waste"
   }
  ]
 },
 {
  "name": "Save scraps for compost",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "waste",
    "amount": 0.19,
    "assumption": "You compost the scraps that one American sends to the landfill in a day.",
    "source": "https://www.theearthandi.org/post/composting-food-scraps"
   }
  ]
 },
 {
  "name": "Turn off the tap as you brush",
  "difficulty": "Daily",
  "days": 2,
  "figures": [
   {
    "measure": "water",
    "amount": 25,
    "assumption": "One person turns off a 2-gallon-a-minute faucet while brushing in the morning and at night.",
    "source": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P1004SNL.txt"
   },
   {
    "measure": "money",
    "amount": 0.074,
    "assumption": "Each gallon of water costs a home 1.1 cents, the average that EPA’s WaterSense uses.",
    "source": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt"
   }
  ]
 },
 {
  "name": "Run only a full dishwasher",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.23,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "water",
    "amount": 6.6,
    "assumption": "One full load in an ENERGY STAR dishwasher replaces one and a half loads that aren’t full.",
    "source": "https://www.energystar.gov/products/appliances/dishwashers/key_product_criteria"
   },
   {
    "measure": "energy",
    "amount": 0.63,
    "assumption": "One full load in an ENERGY STAR dishwasher replaces one and a half loads that aren’t full.",
    "source": "https://www.energystar.gov/products/appliances/dishwashers/key_product_criteria"
   },
   {
    "measure": "money",
    "amount": 0.1,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Sort your recycling well",
  "difficulty": "Daily",
  "days": 4,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.8,
    "assumption": "The same mix of material would otherwise go to the landfill.",
    "source": "https://ecoseeds.org/lets-tend-more-trees/"
   },
   {
    "measure": "waste",
    "amount": 0.26,
    "assumption": "You recycle half of what an average American recycles in a day, at home and at work.",
    "source": "https://kleanindustries.com/resources/market-analysis-research/unites-states-fact-figures-on-materials-wastes-recycling"
   }
  ]
 },
 {
  "name": "Ease the thermostat a degree",
  "difficulty": "Daily",
  "days": 4,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.75,
    "assumption": "The energy saved is counted as natural gas, at 0.18 kg of CO2 per kWh.",
    "source": "https://webarchive.library.unt.edu/web/20161228054918/http://www.eia.gov/environment/emissions/co2_vol_mass.cfm"
   },
   {
    "measure": "energy",
    "amount": 4.2,
    "assumption": "Over 4 days of winter, an average home needs 2% less heat for one degree less.",
    "source": "https://energystar.zendesk.com/hc/en-us/articles/211438158-How-much-should-I-reduce-or-set-back-my-heat-AC-while-I-m-gone-during-the-day-"
   },
   {
    "measure": "money",
    "amount": 0.23,
    "assumption": "Over 4 days of winter, an average home saves 2% of a heating bill of $519 a year.",
    "source": "https://bpnews.com/news/eia-reports-space-heating-consumed-most-energy-any-end-use-homes"
   }
  ]
 },
 {
  "name": "Take the stairs",
  "difficulty": "Daily",
  "days": 2,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.0092,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 0.025,
    "assumption": "One person walks ten floors that day instead of riding an elevator.",
    "source": "https://oa.mo.gov/facilities/bright-ideas-team-bit/small-steps-make-big-difference"
   }
  ]
 },
 {
  "name": "Pick up litter on a walk",
  "difficulty": "Daily",
  "days": 6,
  "figures": []
 },
 {
  "name": "Use cloth, not paper towels",
  "difficulty": "Daily",
  "days": 3,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.1,
    "assumption": "A household that uses a roll of paper towels a week uses none for a day.",
    "source": "https://www.carboncurb.com/paper-view"
   }
  ]
 },
 {
  "name": "Switch five lamps to LED",
  "difficulty": "Medium",
  "days": 60,
  "figures": [
   {
    "measure": "carbon",
    "amount": 11,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 31,
    "assumption": "Over 60 days, five 43-watt halogen bulbs give way to 9-watt LEDs, lit three hours a day.",
    "source": "https://www.greenenergytimes.org/2019/09/for-sale-60-watt-equivalent-halogen-incandescent-lightbulbs-82/"
   },
   {
    "measure": "money",
    "amount": 4.9,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Seal drafty doors and windows",
  "difficulty": "Medium",
  "days": 90,
  "figures": [
   {
    "measure": "carbon",
    "amount": 23,
    "assumption": "The energy saved is counted as natural gas, at 0.18 kg of CO2 per kWh.",
    "source": "https://webarchive.library.unt.edu/web/20161228054918/http://www.eia.gov/environment/emissions/co2_vol_mass.cfm"
   },
   {
    "measure": "energy",
    "amount": 130,
    "assumption": "Over 90 days, doors and windows, 21% of a home’s air leaks, bring 21% of what EPA expects from a sealed and insulated home.",
    "source": "https://www.energystar.gov/campaign/seal_insulate/methodology"
   },
   {
    "measure": "money",
    "amount": 11,
    "assumption": "Over 90 days, an average home saves the same share of an energy bill of $1,884 a year.",
    "source": "https://www.eia.gov/pressroom/releases/press530.php"
   }
  ]
 },
 {
  "name": "Tune your fridge",
  "difficulty": "Medium",
  "days": 45,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.8,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 2.2,
    "assumption": "Over 45 days, an average home’s fridge is one degree less cold than it was.",
    "source": "https://www.squarehouse.net/blog/2012/6/26/efficient-settings-for-refrigerators-and-freezers.html"
   },
   {
    "measure": "money",
    "amount": 0.35,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Mend instead of replacing",
  "difficulty": "Medium",
  "days": 45,
  "figures": [
   {
    "measure": "carbon",
    "amount": 0.6,
    "assumption": "The repair keeps one piece of clothing in use for nine months longer.",
    "source": "https://www.worcestershire.gov.uk/info/20705/reduce/2392/love_your_clothes"
   }
  ]
 },
 {
  "name": "Plan a week of green dinners",
  "difficulty": "Medium",
  "days": 30,
  "figures": [
   {
    "measure": "carbon",
    "amount": 10,
    "assumption": "Five average American dinners without meat replace five with meat.",
    "source": "https://www.mdpi.com/2071-1050/11/22/6235"
   }
  ]
 },
 {
  "name": "Grow herbs on a windowsill",
  "difficulty": "Medium",
  "days": 45,
  "figures": []
 },
 {
  "name": "Fill a box to give away",
  "difficulty": "Medium",
  "days": 30,
  "figures": [
   {
    "measure": "carbon",
    "amount": 15,
    "assumption": "Five pieces of clothing of good quality are worn again instead of new ones.",
    "source": "https://pciaw.org/second-hand-clothes-have-70-times-lower-environmental-impact/"
   }
  ]
 },
 {
  "name": "Fit a water-saving shower head",
  "difficulty": "Medium",
  "days": 90,
  "figures": [
   {
    "measure": "carbon",
    "amount": 30,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "water",
    "amount": 2500,
    "assumption": "Over 90 days, an average family showers with WaterSense shower heads.",
    "source": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt"
   },
   {
    "measure": "energy",
    "amount": 81,
    "assumption": "Over 90 days, an average family with an electric water heater switches to WaterSense shower heads.",
    "source": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt"
   },
   {
    "measure": "money",
    "amount": 13,
    "assumption": "Each kWh of electricity costs a U.S. home 16 cents on average.",
    "source": "https://www.eia.gov/todayinenergy/detail.php?id=63064"
   }
  ]
 },
 {
  "name": "Go paperless with your mail",
  "difficulty": "Medium",
  "days": 60,
  "figures": [
   {
    "measure": "carbon",
    "amount": 1.2,
    "assumption": "Over 60 days, the paper of five catalogs of average weight isn’t made.",
    "source": "https://judykitsune.wordpress.com/2007/12/04/19-billion-catalogs-emissions-from-2-million-cars-annually/"
   },
   {
    "measure": "waste",
    "amount": 0.86,
    "assumption": "Over 60 days, five catalogs of average weight aren’t mailed to you.",
    "source": "https://judykitsune.wordpress.com/2007/12/04/19-billion-catalogs-emissions-from-2-million-cars-annually/"
   }
  ]
 },
 {
  "name": "Check your tire pressure",
  "difficulty": "Medium",
  "days": 30,
  "figures": [
   {
    "measure": "carbon",
    "amount": 2.3,
    "assumption": "Over 30 days, a typical car with the right tire pressure burns 0.6% less gasoline, the average gain.",
    "source": "https://greennewton.org/tip-week-keep-tires-properly-inflated/"
   },
   {
    "measure": "money",
    "amount": 0.84,
    "assumption": "Each gallon of gasoline cost $3.30 on average in 2024.",
    "source": "https://www.hellenicshippingnews.com/in-2024-u-s-retail-gasoline-prices-averaged-about-20-cents-less-than-in-2023/"
   }
  ]
 },
 {
  "name": "Shop in season at a market",
  "difficulty": "Medium",
  "days": 30,
  "figures": []
 },
 {
  "name": "Insulate your hot-water pipes",
  "difficulty": "Medium",
  "days": 90,
  "figures": [
   {
    "measure": "carbon",
    "amount": 10,
    "assumption": "Over 90 days, an average family needs 3% less energy to heat its water.",
    "source": "https://www.greenbuildingadvisor.com/article/improving-water-heater-efficiency"
   },
   {
    "measure": "money",
    "amount": 2,
    "assumption": "Over 90 days, the water-heating bill is 3% lower.",
    "source": "https://www.reliant.com/en/residential/electricity/save-energy/home-improvement-central/do-it-yourself/how-to-insulate-hot-water-pipes.jsp"
   }
  ]
 },
 {
  "name": "Get a home energy audit",
  "difficulty": "Strategic",
  "days": 365,
  "figures": [
   {
    "measure": "carbon",
    "amount": 200,
    "assumption": "The energy saved is counted as natural gas, at 0.18 kg of CO2 per kWh.",
    "source": "https://webarchive.library.unt.edu/web/20161228054918/http://www.eia.gov/environment/emissions/co2_vol_mass.cfm"
   },
   {
    "measure": "energy",
    "amount": 1100,
    "assumption": "Over a year, an average home that acts on the advice saves 5% of its energy.",
    "source": "https://www.moneycrashers.com/home-energy-efficiency-audit-assessment-cost/"
   },
   {
    "measure": "money",
    "amount": 94,
    "assumption": "Over a year, an average home saves 5% of an energy bill of $1,884.",
    "source": "https://www.eia.gov/pressroom/releases/press530.php"
   }
  ]
 },
 {
  "name": "Insulate your attic",
  "difficulty": "Strategic",
  "days": 365,
  "figures": [
   {
    "measure": "carbon",
    "amount": 220,
    "assumption": "The energy saved is counted as natural gas, at 0.18 kg of CO2 per kWh.",
    "source": "https://webarchive.library.unt.edu/web/20161228054918/http://www.eia.gov/environment/emissions/co2_vol_mass.cfm"
   },
   {
    "measure": "energy",
    "amount": 1200,
    "assumption": "Over a year, an average home needs 13% less heat after adding to the insulation in its attic.",
    "source": "https://www.hud.gov/program_offices/public_indian_housing/programs/ph/phecc/strat_b5"
   },
   {
    "measure": "money",
    "amount": 67,
    "assumption": "Over a year, an average home saves 13% of a heating bill of $519.",
    "source": "https://bpnews.com/news/eia-reports-space-heating-consumed-most-energy-any-end-use-homes"
   }
  ]
 },
 {
  "name": "Heat with a heat pump",
  "difficulty": "Strategic",
  "days": 365,
  "figures": [
   {
    "measure": "carbon",
    "amount": 2500,
    "assumption": "Over a year, a heat pump brings the low end of the average savings that NREL found for U.S. homes.",
    "source": "https://commercialsolarguy.com/a-dirty-grid-doesnt-cancel-out-a-heat-pumps-climate-benefits/"
   },
   {
    "measure": "energy",
    "amount": 7000,
    "assumption": "Over a year, a basic heat pump cuts the energy use of an average home by 31%.",
    "source": "https://oilprice.com/Energy/Energy-General/DoE-Study-Finds-New-Way-To-Slash-Energy-Use-in-US-Homes.html"
   }
  ]
 },
 {
  "name": "Put the sun on your roof",
  "difficulty": "Strategic",
  "days": 365,
  "figures": [
   {
    "measure": "carbon",
    "amount": 3500,
    "assumption": "Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=74&t=3"
   },
   {
    "measure": "energy",
    "amount": 9500,
    "assumption": "Over a year, your panels make as much electricity as those of the average U.S. home that has them.",
    "source": "https://usafacts.org/articles/how-much-solar-energy-do-homes-produce/"
   }
  ]
 },
 {
  "name": "Switch to renewable power",
  "difficulty": "Strategic",
  "days": 365,
  "figures": [
   {
    "measure": "carbon",
    "amount": 3900,
    "assumption": "Over a year, an average home’s electricity comes from wind, sun or water instead of the U.S. mix.",
    "source": "https://www.eia.gov/tools/faqs/faq.php?id=97&t=3"
   }
  ]
 },
 {
  "name": "Plant a native tree",
  "difficulty": "Strategic",
  "days": 365,
  "figures": [
   {
    "measure": "carbon",
    "amount": 3.9,
    "assumption": "Over a year, a young oak or maple grows in the poor soil of a city.",
    "source": "https://nationaltreeauthority.com/national-tree-carbon-sequestration-calculator"
   }
  ]
 },
 {
  "name": "Collect rain for your garden",
  "difficulty": "Strategic",
  "days": 180,
  "figures": [
   {
    "measure": "water",
    "amount": 4900,
    "assumption": "A barrel supplies an average home with rain through one summer of watering.",
    "source": "https://blog.epa.gov/2010/06/24/control-your-stormwater-and-save-money-use-a-rain-barrel/"
   },
   {
    "measure": "money",
    "amount": 14,
    "assumption": "Each gallon of water costs a home 1.1 cents, the average that EPA’s WaterSense uses.",
    "source": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt"
   }
  ]
 },
 {
  "name": "Start a compost bin",
  "difficulty": "Strategic",
  "days": 180,
  "figures": [
   {
    "measure": "waste",
    "amount": 68,
    "assumption": "Over 180 days, two people compost the scraps that they would send to the landfill.",
    "source": "https://www.theearthandi.org/post/composting-food-scraps"
   }
  ]
 },
 {
  "name": "Change how you commute",
  "difficulty": "Strategic",
  "days": 180,
  "figures": [
   {
    "measure": "carbon",
    "amount": 310,
    "assumption": "Over 180 days, commutes of 15 miles each way on two days a week need half as much gasoline.",
    "source": "https://www.bts.gov/archive/publications/omnistats/volume_03_issue_04/entire"
   },
   {
    "measure": "money",
    "amount": 120,
    "assumption": "Each gallon of gasoline cost $3.30 on average in 2024.",
    "source": "https://www.hellenicshippingnews.com/in-2024-u-s-retail-gasoline-prices-averaged-about-20-cents-less-than-in-2023/"
   }
  ]
 },
 {
  "name": "Make your next car electric",
  "difficulty": "Strategic",
  "days": 365,
  "figures": [
   {
    "measure": "carbon",
    "amount": 3000,
    "assumption": "Over a year, an electric car charged from the U.S. grid of 2015 replaces an average gasoline car.",
    "source": "https://energy.gov/eere/vehicles/fact-950-november-7-2016-well-wheel-emissions-typical-ev-state-2015"
   }
  ]
 },
 {
  "name": "Turn lawn into wild garden",
  "difficulty": "Strategic",
  "days": 365,
  "figures": [
   {
    "measure": "water",
    "amount": 6600,
    "assumption": "Over a year, native plants do without watering on a tenth of an average family’s lawn and garden.",
    "source": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100R9D8.txt"
   },
   {
    "measure": "money",
    "amount": 20,
    "assumption": "Each gallon of water costs a home 1.1 cents, the average that EPA’s WaterSense uses.",
    "source": "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt"
   }
  ]
 },
 {
  "name": "Move your money to greener uses",
  "difficulty": "Strategic",
  "days": 365,
  "figures": []
 },
 {
  "name": "Travel by train, not by plane",
  "difficulty": "Strategic",
  "days": 180,
  "figures": [
   {
    "measure": "carbon",
    "amount": 150,
    "assumption": "A train ride of 500 miles each way causes 54% less than flying there and back.",
    "source": "https://kleinmanenergy.upenn.edu/commentary/blog/traveling-across-the-united-states-the-old-fashioned-way"
   }
  ]
 }
];
