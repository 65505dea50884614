import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type Defect, DefectSchema, root, textOf } from './defect';

const folder = 'e2e/plant/defects/';
const tables = readdirSync(`${root}${folder}`).filter((name) => name.endsWith('.yaml'));

/** Every defect that a test must find: one for each group of tests that find the same. */
export const defects: readonly Defect[] = tables.flatMap((name) =>
  v.parse(v.array(DefectSchema), parse(textOf(`${folder}${name}`))),
);
