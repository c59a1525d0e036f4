import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fullRoutes } from '../../apps/e2e/src/sweep/full-routes.ts'
import { specifiedRoutes } from '../../apps/e2e/src/sweep/specified-routes.ts'
import { describeOpen, renderChangedSheet } from './changed-sheet.ts'
import { acceptScreens, compareScreens, listPictures } from './compare-screens.ts'
import { isMainPicture, mainScreens } from './main-screens.ts'

/** A picture of two rows and one column, the second of which has the given shade. */
function pictureOf(shade: number): Buffer {
  const part = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(1, 0)
  head.writeUInt32BE(2, 4)
  head.set([8, 2], 8)
  const rows = Buffer.from([0, 0, 0, 0, 0, shade, shade, shade])
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', head),
    part('IDAT', deflateSync(rows)),
  ])
}

const [form, list] = ['token_create/en-US-light-390.png', 'token_list/en-US-light-390.png']
let folder: string
const at = (name: string) => join(folder, name)
const keep = (name: string, picture: string, shade: number) => {
  mkdirSync(dirname(join(at(name), picture)), { recursive: true })
  writeFileSync(join(at(name), picture), pictureOf(shade))
}
const compare = (screens?: readonly string[]) =>
  compareScreens(at('taken'), at('accepted'), screens)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-screens-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('every main screen is photographed, and lists are none', () => {
  const photographed = [...specifiedRoutes, ...fullRoutes]
  expect(mainScreens.filter((route) => !photographed.includes(route))).toEqual([])
  expect(new Set(mainScreens).size).toBe(mainScreens.length)
  expect(isMainPicture(form)).toBe(true)
  expect(isMainPicture(list)).toBe(false)
})

describe('the pictures of a run', () => {
  test('are open until somebody accepts them, and then as long as they stay the same', () => {
    keep('taken', form, 9)
    expect(compare()).toEqual([{ picture: form, difference: undefined, isMain: true }])
    expect(acceptScreens(at('taken'), at('accepted'))).toBe(1)
    expect(compare()).toEqual([])
    keep('taken', form, 200)
    expect(compare()).toEqual([
      { picture: form, difference: { share: 0.5, from: 1, to: 1 }, isMain: true },
    ])
  })

  test('are compared and accepted by their screens, the others stay open', () => {
    keep('taken', form, 9)
    keep('taken', list, 9)
    expect(listPictures(at('taken'))).toEqual([form, list])
    expect(compare(['token_list']).map(({ picture }) => picture)).toEqual([list])
    acceptScreens(at('taken'), at('accepted'), ['token_list'])
    expect(compare().map(({ picture }) => picture)).toEqual([form])
  })

  test('of screens that were not looked at this time are passed over', () => {
    keep('accepted', list, 9)
    keep('taken', form, 9)
    expect(compare().map(({ picture }) => picture)).toEqual([form])
  })
})

test('the sheet shows accepted, now and their difference, main screens first', () => {
  const open = [
    { picture: list, difference: undefined, isMain: false },
    { picture: form, difference: { share: 0.125, from: 4, to: 9 }, isMain: true },
  ]
  const sheet = renderChangedSheet(open, { taken: '../screens', accepted: '../accepted' })
  expect(sheet.indexOf(form)).toBeLessThan(sheet.indexOf(list))
  expect(sheet.match(/<img /g)).toHaveLength(5)
  expect(open.map(describeOpen)).toEqual([
    'not accepted yet',
    '12.50 % differs, between 4 and 9 px from the top',
  ])
})

test('a screen that nobody has a picture of is said, with the way to take them', () => {
  const script = join(import.meta.dirname, '../screens.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, 'no_such_screen'], {
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain('--screens full')
})
