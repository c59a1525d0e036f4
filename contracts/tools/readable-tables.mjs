// Unicode's tables behind the rule of names (ADR 0226), as this Node knows them, for the contracts and for the SDK, and
// the names that both are tested with. A contract keeps its tables for ever, so they are written by hand's order only:
// what a newer Unicode adds is a new version of the factories.
// Usage: node tools/readable-tables.mjs --write            the names again, what stands in the tables as it is: --names
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** What nobody sees or what turns the rest, and three that are blank by their picture; the plain space is none. */
const hidden =
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\ufffc\ufffd]|(?! )\p{Zs}/u
const mark = /\p{M}/u
const unassigned = /\p{Cn}/u
const emoji = /^\p{RGI_Emoji}$/v
const joined = /^\p{RGI_Emoji_ZWJ_Sequence}$/v
const pictured = /^[\p{Emoji}\p{Extended_Pictographic}]$/u

const [joiner, selector] = ['\u200d', '\ufe0f']
const skins = ['\u{1f3fb}', '\u{1f3ff}']

const isSurrogate = (point) => point >= 0xd800 && point < 0xe000

/** First and last of each run of points that `belongs` takes; points of `mayFill` between two runs join them. */
function rangesOf(belongs, mayFill = () => false) {
  const ranges = []
  let gap = true
  for (let point = 0; point < 0x110000; point += 1) {
    const sign = String.fromCodePoint(point)
    if (!isSurrogate(point) && belongs(sign)) {
      if (gap || ranges.length === 0) ranges.push([point, point])
      else ranges.at(-1)[1] = point
      gap = false
    } else if (isSurrogate(point) || !mayFill(sign)) gap = true
  }
  return ranges
}

/** Emoji as they are written alone. */
function listEmoji() {
  const all = []
  for (let point = 0; point < 0x20000; point += 1) {
    if (isSurrogate(point)) continue
    const sign = String.fromCodePoint(point)
    if (emoji.test(sign)) all.push(sign)
    else if (pictured.test(sign) && emoji.test(sign + selector)) all.push(sign + selector)
  }
  return all
}

const bare = (sign) => sign.codePointAt(0)
const withSkins = (sign) => [sign, ...skins.map((skin) => String.fromCodePoint(bare(sign)) + skin)]

/** Which two signs a joiner joins in any of Unicode's recommended sequences, tones of skin and selectors left out. */
function listPairs() {
  const all = listEmoji()
  const pairs = new Map()
  const note = (...signs) => {
    for (let i = 1; i < signs.length; i += 1) {
      const pair = [bare(signs[i - 1]), bare(signs[i])]
      pairs.set(pair.join(), pair)
    }
  }
  const toned = all.filter((sign) => emoji.test(withSkins(sign)[1]))
  for (const a of all) for (const b of all) if (joined.test(a + joiner + b)) note(a, b)
  for (const a of toned) {
    for (const b of toned) {
      if (joined.test(withSkins(a)[1] + joiner + withSkins(b)[2])) note(a, b)
    }
  }
  const parts = ['❤️', '💋', '🤝', '👦', '👧', '🧒', '👨', '👩', '🧑', '➡️', '♀️', '♂️', '🐰', '🦽', '🦼', '🦯']
  const firsts = [...new Set([...pairs.values()].map(([first]) => all.find((sign) => bare(sign) === first)))]
  const tails = parts.flatMap((b) => parts.map((c) => [b, c]))
  for (const a of firsts) {
    for (const [b, c] of tails) {
      if (joined.test([a, b, c].join(joiner))) note(a, b, c)
      if (joined.test([withSkins(a)[1], b, withSkins(c)[2]].join(joiner))) note(a, b, c)
      for (const d of parts) if (joined.test([a, b, c, d].join(joiner))) note(a, b, c, d)
    }
  }
  return [...pairs.values()].sort(([a, b], [c, d]) => a - c || b - d)
}

/** The last two points of each plane above the first are no characters: a rule instead of ranges. */
function withoutPlaneEnds(ranges) {
  return ranges
    .map(([first, last]) => [first > 0xffff && (first & 0xfffe) === 0xfffe ? first + 2 : first, last])
    .filter(([first, last]) => first <= last)
}

const encode = (entries) =>
  entries.map((entry) => entry.map((point) => point.toString(16).padStart(6, '0')).join('')).join('')

const tables = {
  hidden: encode(withoutPlaneEnds(rangesOf((sign) => hidden.test(sign)))),
  marks: encode(rangesOf((sign) => mark.test(sign), (sign) => unassigned.test(sign))),
  pictures: encode(rangesOf((sign) => pictured.test(sign) && emoji.test(sign + selector))),
  pairs: encode(listPairs()),
}

const says = {
  hidden: 'Signs that nobody sees or that turn the rest: first and last of each range.',
  marks: 'Signs that combine with the one before: first and last of each range, points of nobody between them included.',
  pictures: 'Signs that U+FE0F makes a picture of: first and last of each range.',
  pairs: 'What a joiner joins in the recommended emoji, tones of skin and selectors left out.',
}

const chunksOf = (text, size) => text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []

function renderSolidity() {
  const constants = Object.entries(tables).map(([name, hex]) => {
    const lines = chunksOf(hex, 96).map((line) => `        hex"${line}"`)
    return `    /// @dev ${says[name]}\n    bytes internal constant ${name.toUpperCase()} =\n${lines.join('\n')};`
  })
  return `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Unicode's tables for names, three bytes a point, in ascending order
/// @notice Unicode ${process.versions.unicode}. Written by \`tools/readable-tables.mjs\`; the SDK has the same ones.
library ReadableTables {
${constants.join('\n\n')}
}
`
}

function renderTypeScript() {
  const constants = Object.entries(tables).map(([name, hex]) => {
    const lines = chunksOf(hex, 84).map((line) => `  '${line}'`)
    return `  /** ${says[name]} */\n  ${name}: [\n${lines.map((line) => `  ${line},`).join('\n')}\n  ].join(''),`
  })
  return `/**
 * Unicode's tables for names, six hexadecimal digits a point, in ascending order: Unicode ${process.versions.unicode}.
 * Written by \`contracts/tools/readable-tables.mjs\`; the contracts have the same ones.
 */
export const readableTables = {
${constants.join('\n')}
} as const
`
}

/** The names of the SDK's own test, as bytes. */
async function renderNames() {
  const names = await import('../../packages/sdk/src/shared/test/names.ts')
  const inHex = (name) => `0x${Buffer.from(name, 'utf8').toString('hex')}`
  const taken = [...names.honestNames, ...names.joinedNames].map(inHex)
  const refused = [...names.hiddenNames.map(({ name }) => name), ...names.brokenNames].map(inHex)
  return `${JSON.stringify({ taken, refused }, undefined, 2)}\n`
}

if (process.argv.includes('--names') || process.argv.includes('--write')) {
  writeFileSync(join(root, 'contracts/test/fixtures/names.json'), await renderNames())
}
if (process.argv.includes('--write')) {
  writeFileSync(join(root, 'contracts/src/ReadableTables.sol'), renderSolidity())
  writeFileSync(join(root, 'packages/sdk/src/shared/readable-tables.ts'), renderTypeScript())
}
console.log(Object.entries(tables).map(([name, hex]) => `${name}: ${hex.length / 12}`).join(', '))
