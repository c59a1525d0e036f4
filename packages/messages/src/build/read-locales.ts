import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseLocale, locales } from '../locale-names.ts'

/** A text with one form for each plural category of its language; `other` serves those that are not given. */
export interface PluralText {
  /** Name of the value whose number decides. */
  readonly plural: string
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** A text as it stands in a locale file: a pattern with values in braces, or its plural forms. */
export type LocaleText = string | PluralText

/** All texts of one locale, key → text. */
export interface LocaleTexts {
  readonly locale: string
  readonly texts: Readonly<Record<string, LocaleText>>
}

/** Raised when a locale file breaks a rule of its shape; nothing can be compiled until it is mended. */
export class LocaleFileInvalid extends Error {
  readonly code = 'LocaleFileInvalid'
  constructor(file: string, problem: string, cause?: unknown) {
    super(`${file}: ${problem}`, { cause })
    this.name = 'LocaleFileInvalid'
  }
}

const keyShape = /^[a-z][A-Za-z0-9_]*$/
const pluralNames = new Set(['plural', 'zero', 'one', 'two', 'few', 'many', 'other'])

function readFeature(file: string): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new LocaleFileInvalid(file, 'is not valid JSON', cause)
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new LocaleFileInvalid(file, 'must hold one flat object of key and text')
  }
  return parsed as Record<string, unknown>
}

function isPluralText(value: unknown): value is PluralText {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value)
  return (
    'plural' in value &&
    'other' in value &&
    entries.every(([name, form]) => pluralNames.has(name) && typeof form === 'string')
  )
}

function checkEntry(file: string, feature: string, key: string, text: unknown): LocaleText {
  if (!keyShape.test(key)) throw new LocaleFileInvalid(file, `"${key}" is not a flat key`)
  if (!key.startsWith(`${feature}_`)) {
    throw new LocaleFileInvalid(file, `"${key}" must start with "${feature}_"`)
  }
  if (typeof text === 'string' || isPluralText(text)) return text
  throw new LocaleFileInvalid(file, `"${key}" must be a text, or plural forms with "other"`)
}

/**
 * Reads `locales/<locale>/<feature>.json`, every feature of one locale merged into one flat table.
 * @throws {LocaleFileInvalid} when a file is no flat object of texts or a key lacks its feature's prefix.
 */
export function readLocale(packageRoot: string, locale: string): LocaleTexts {
  const folder = join(packageRoot, 'locales', locale)
  const texts: Record<string, LocaleText> = {}
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  for (const name of files.sort()) {
    const feature = name.slice(0, -'.json'.length)
    const file = join(folder, name)
    for (const [key, text] of Object.entries(readFeature(file))) {
      texts[key] = checkEntry(file, feature, key, text)
    }
  }
  return { locale, texts }
}

/** Every locale, the base locale first. @throws {LocaleFileInvalid} as `readLocale` does. */
export function readLocales(packageRoot: string): readonly LocaleTexts[] {
  return [baseLocale, ...locales.filter((name) => name !== baseLocale)].map((name) =>
    readLocale(packageRoot, name),
  )
}
