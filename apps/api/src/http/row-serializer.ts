import { z } from '@hono/zod-openapi'
import type { ColumnKind, Columns, RowOf } from '@slipway/database/columns/column-kind'
import { addressField, amountField, secondsField, showAddress } from './fields.ts'

type Hex = `0x${string}`

const count = z.number().int()

/** What a column of each kind is in an answer. */
const fields = {
  id: z.string(),
  text: z.string(),
  'text?': z.string().nullable(),
  hex: z.string(),
  'hex?': z.string().nullable(),
  address: addressField,
  'address?': addressField.nullable(),
  int: count,
  'int?': count.nullable(),
  seconds: secondsField,
  'seconds?': secondsField.nullable(),
  uint256: amountField,
  'uint256?': amountField.nullable(),
  bool: z.boolean(),
} satisfies Record<ColumnKind, z.ZodType>

type Field<K extends ColumnKind> = (typeof fields)[K]

/** How a value of each kind is written; all others stand as they are. */
const writers: Partial<Record<ColumnKind, (value: never) => string | null>> = {
  address: (value: Hex) => showAddress(value),
  'address?': (value: Hex | null) => value && showAddress(value),
  uint256: (value: bigint) => String(value),
  'uint256?': (value: bigint | null) => (value === null ? null : String(value)),
}

/** A table's rows as answers have them. */
export interface RowSerializer<C extends Columns> {
  /** for `z.object` */
  readonly fields: { readonly [N in keyof C]: Field<C[N]> }
  readonly write: (row: RowOf<C>) => { [N in keyof C]: z.infer<Field<C[N]>> }
}

/**
 * Schema and writer of a table's rows from the one description that database and index have: a column that the index
 * gains is in the answers too.
 *
 * @param without what answers do not have, or have in another form
 * @param notes what the document says of a field
 */
export function rowSerializer<const C extends Columns, const N extends keyof C & string>(
  columns: C,
  {
    without,
    notes = {},
  }: {
    readonly without: readonly N[]
    readonly notes?: { readonly [M in Exclude<keyof C, N>]?: string }
  },
): RowSerializer<Omit<C, N>> {
  const hidden: ReadonlySet<string> = new Set(without)
  const kinds = Object.entries(columns).filter(([name]) => !hidden.has(name))
  const described = (name: string, field: z.ZodType) => {
    const description = (notes as Readonly<Record<string, string | undefined>>)[name]
    return description === undefined ? field : field.openapi({ description })
  }
  const schema = kinds.map(([name, kind]) => [name, described(name, fields[kind])] as const)
  const parts = kinds.map(([name, kind]) => ({ name, write: writers[kind] }))
  const write = (row: Readonly<Record<string, unknown>>) => {
    const answer: Record<string, unknown> = {}
    for (const part of parts) {
      const value = row[part.name]
      answer[part.name] = part.write ? part.write(value as never) : value
    }
    return answer
  }
  return { fields: Object.fromEntries(schema), write } as unknown as RowSerializer<Omit<C, N>>
}
