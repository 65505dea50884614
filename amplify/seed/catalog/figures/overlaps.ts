import type { Figures } from './types';

/** Tasks whose figures may count the same saving twice if a member completes more than one of them. */
interface Overlap {
  /** Their names. */
  readonly tasks: readonly string[];
  readonly measure: keyof Figures;
  /** The saving that is counted twice, as a sentence. */
  readonly why: string;
}

/**
 * The remaining overlaps. Others are avoided by leaving out a figure: a meal plan's (the leftovers count), an energy
 * audit's and drafts' (sealing and insulating count), and a renewable power contract's (solar panels count).
 */
export const overlaps: readonly Overlap[] = [
  {
    tasks: ['Install a heat pump', 'Seal and insulate your home', 'Turn the heat down one degree'],
    measure: 'energyKwh',
    why: 'Each is counted for an average home, but each leaves less heat for the others to save.',
  },
  {
    tasks: [
      'Switch to an electric car',
      'Change how you commute',
      'Walk a short trip',
      'Ride a bike instead of driving',
      'Take the bus or train',
      'Check your tire pressure',
    ],
    measure: 'carbonKg',
    why: 'Trips, commutes and tires are counted as if your car burned gasoline, and a trip can be part of your commute.',
  },
  {
    tasks: ['Make a meal of leftovers', 'Save scraps for compost'],
    measure: 'wasteKg',
    why: 'Both are a part of the food that one person throws away in a day.',
  },
  {
    tasks: ['Install a water-saving showerhead', 'Take a five-minute shower'],
    measure: 'waterLiters',
    why: 'A shorter shower saves less water under a water-saving showerhead.',
  },
];
