import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chains } from '../src/index.ts'

const drawn = chains.map(({ shortname, name, logo }) => {
  const svg = readFileSync(new URL(`../logos/${logo}`, import.meta.url), 'utf8')
  return [shortname, name, svg] as const
})
const shapes = new Set(['svg', 'title', 'clipPath', 'g', 'path', 'circle', 'rect'])

/** Names of all elements; throws when a tag is not closed in its place. */
function elementsOf(svg: string): string[] {
  const open: string[] = []
  const seen: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(
    /<(\/?)([A-Za-z]+)(?:\s+[a-zA-Z-]+="[^"<>]*")*\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
      continue
    }
    seen.push(name)
    if (!selfClosing) open.push(name)
  }
  if (open.length > 0) throw new Error(`<${open.join('>, <')}> stays open`)
  return seen
}

describe.each(drawn)('the logo of %s', (shortname, name, svg) => {
  it('is a well-formed drawing of plain shapes', () => {
    const elements = elementsOf(svg)
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">')).toBe(
      true,
    )
    expect(elements[0]).toBe('svg')
    expect(elements.filter((name) => !shapes.has(name))).toEqual([])
    expect(svg.match(/</g)?.length).toBe(svg.match(/>/g)?.length)
    expect(svg.replaceAll(/<[^<>]*>/g, '').trim()).toBe(name)
  })

  it('refers to nothing outside itself and runs nothing', () => {
    const withoutNamespace = svg.replace('xmlns="http://www.w3.org/2000/svg"', '')
    expect(withoutNamespace).not.toMatch(/https?:|\/\/|data:|href|@import|\son[a-z]+=|style=/i)
    const references = [...svg.matchAll(/url\(([^)]*)\)/g)].map(([, target]) => target)
    expect(references.every((target) => target === `#${shortname}-tile`)).toBe(true)
  })

  it('is small', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(1500)
  })
})

describe('logos', () => {
  it('are all different', () => {
    const marks = drawn.map(([shortname, name, svg]) =>
      svg.replaceAll(shortname, '').replace(name, ''),
    )
    expect(new Set(marks).size).toBe(marks.length)
  })
})
