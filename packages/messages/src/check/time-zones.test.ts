import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLocales } from '../build/read-locales.ts'

const locales = readLocales(join(import.meta.dirname, '..', '..'))

/** Rules of fields for a moment, beside which nothing else names the zone that it is read in. */
const rules = [
  ...['lock_field_cliff_rule', 'lock_relock_rule', 'presale_admin_time_start_rule'],
  ...['solpresalepage_time_end_rule', 'stakepage_admin_start_rule', 'stakepage_admin_end_rule'],
]

test.each(rules)('%s says in which zone a time is read', (key) => {
  const said = locales.map(({ texts }) => String(texts[key]))
  expect(said).toEqual([expect.stringMatching(/your time zone/i), expect.stringContaining('时区')])
})
