// From amplify/seed/catalog/sample-tasks.ts: edit that file, then run npm run generate.
export const sampleTasks = [
 {
  "id": "daily-meatless-lunch",
  "name": "Eat a plant-based lunch",
  "score": 10,
  "duration": 5
 },
 {
  "id": "daily-short-shower",
  "name": "Take a five-minute shower",
  "score": 8,
  "duration": 3
 },
 {
  "id": "daily-reusable-bottle",
  "name": "Refill a water bottle",
  "score": 5,
  "duration": 3
 }
] as const;
