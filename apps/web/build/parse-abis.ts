import { parseAbi } from 'viem'
import type { Plugin } from 'vite'

const text = String.raw`'(?:[^'\\\n]|\\.)*'`
const call = new RegExp(
  String.raw`\bparseAbi\(\s*\[((?:\s*(?://[^\n]*\n\s*)*${text}\s*,?)+)\s*\]\s*,?\s*\)`,
  'g',
)

/**
 * Replaces every `parseAbi([…])` of literal signatures by what it returns, so that no page loads viem's parser of 4 kB
 * and runs it before anything shows. What is no list of literals stays as it is.
 */
export function parseLiteralAbis(code: string): string {
  return code.replaceAll(call, (_all, list: string) => {
    const signatures = [...list.replaceAll(/\/\/[^\n]*/g, '').matchAll(new RegExp(text, 'g'))]
    return JSON.stringify(parseAbi(signatures.map(([literal]) => literal.slice(1, -1))))
  })
}

export const parseAbis: Plugin = {
  name: 'parse-abis',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    code.includes('parseAbi(') && /\.(ts|js)$/.test(id)
      ? { code: parseLiteralAbis(code), map: null }
      : null,
}
