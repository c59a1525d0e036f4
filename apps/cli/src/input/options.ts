/** An option of a command, as `parseArgs` takes it. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  readonly short?: string
  /** Stands for the value in `--help`. */
  readonly value?: string
  /** What it is for, in the reader's language; fields of drafts have none. */
  readonly help?: () => string
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** Options as given; absent ones are undefined. */
export type OptionValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>

/** The value of an option that is a text. */
export function textOf(values: OptionValues, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** Whether a switch was given. */
export function isOn(values: OptionValues, name: string): boolean {
  return values[name] === true
}
