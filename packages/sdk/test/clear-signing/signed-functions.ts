import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AbiFunction, parseAbi, toFunctionSelector } from 'viem'

/** A source file of the product. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folders = ['packages/sdk/src', 'apps/web/src', 'apps/bot/src', 'apps/cli/src']

/** Every source file from which people are asked to sign something. */
export function readSources(): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => ({
        path: `${folder}/${path}`,
        text: readFileSync(join(root, folder, path), 'utf8'),
      })),
  )
}

/** Makes calls out of functions: directly, or through one of the makers of flows. */
const makesCalls = /\b(buildCall|encodeFunctionData|writeContract|presaleAction|\w+Actions)\b/

/**
 * Names of functions that a file may ask people to sign: every text in it that is the name of a function which changes
 * something, where the file makes calls at all. It rather finds too many than too few.
 * @param changing names of all functions that change something
 */
export function findSignedNames(
  { text }: SourceFile,
  changing: ReadonlySet<string>,
): readonly string[] {
  if (!makesCalls.test(text)) return []
  const texts = [...text.matchAll(/'([A-Za-z]\w*)'/g)].map(([, name = '']) => name)
  return [...new Set(texts)].filter((name) => changing.has(name))
}

/** Functions that change something and that a file declares itself, as `parseAbi` reads them. */
export function findDeclaredFunctions({ text }: SourceFile): readonly AbiFunction[] {
  const lines = [...text.matchAll(/'((?:function|struct) [^']+)'/g)].map(([, line = '']) => line)
  if (lines.length === 0) return []
  const items: readonly { readonly type: string }[] = parseAbi(lines)
  return items.filter(isChanging)
}

/** Whether an item of an ABI is a function that changes something. */
export const isChanging = (item: { readonly type: string }): item is AbiFunction =>
  item.type === 'function' && !['view', 'pure'].includes((item as AbiFunction).stateMutability)

/** Selector by which descriptors are looked up. */
export const selectorOf = (item: AbiFunction) => toFunctionSelector(item)
