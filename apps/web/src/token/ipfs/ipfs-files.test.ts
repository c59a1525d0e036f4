import { describe, expect, test } from 'vitest'
import { checkLogoFile, checkLogoSides, readPictureKind } from '../../files/check-logo.ts'
import { LOGO_MAX_BYTES } from '../../files/logo-limits.ts'
import { emptyMetadata, findMetadataProblems, toMetadataInput } from './read-metadata.ts'

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  )

describe('a logo', () => {
  test('is recognised by its bytes, not by its name', () => {
    expect(readPictureKind(bytes(0x89, 'PNG', 13, 10, 26, 10))).toBe('png')
    expect(readPictureKind(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg')
    expect(readPictureKind(bytes('RIFF', 1, 2, 3, 4, 'WEBP'))).toBe('webp')
    expect(readPictureKind(bytes('RIFF', 1, 2, 3, 4, 'WAVE'))).toBe('unknown')
    expect(readPictureKind(bytes('GIF89a'))).toBe('gif')
    expect(readPictureKind(bytes('<?xml version="1.0"?>\n<svg onload="x()">'))).toBe('svg')
    expect(readPictureKind(bytes('<html>'))).toBe('unknown')
  })

  test('is under one million bytes, to the byte', () => {
    expect(checkLogoFile(LOGO_MAX_BYTES - 1, 'png')).toBeUndefined()
    expect(checkLogoFile(LOGO_MAX_BYTES, 'png')).toEqual({ code: 'bytes', bytes: 1_000_000 })
    expect(checkLogoFile(0, 'png')).toEqual({ code: 'empty' })
    expect(checkLogoFile(10, 'svg')).toEqual({ code: 'svg' })
  })

  test('is as wide as high, from 64 to 4096 pixels', () => {
    expect(checkLogoSides(64, 64)).toBeUndefined()
    expect(checkLogoSides(4096, 4096)).toBeUndefined()
    expect(checkLogoSides(63, 63)?.code).toBe('side')
    expect(checkLogoSides(4097, 4097)?.code).toBe('side')
    expect(checkLogoSides(512, 511)).toEqual({ code: 'aspect', width: 512, height: 511 })
  })
})

describe('metadata', () => {
  const named = { ...emptyMetadata, name: 'Harbour', symbol: 'HBR' }

  test('needs a name and a symbol, nothing else', () => {
    expect(findMetadataProblems(emptyMetadata)).toEqual({ name: 'required', symbol: 'required' })
    expect(findMetadataProblems(named)).toEqual({})
  })

  test('takes 3000 characters of description as people count them', () => {
    const most = { ...named, description: `${'船'.repeat(2_999)}🚢` }
    expect(findMetadataProblems(most)).toEqual({})
    expect(findMetadataProblems({ ...most, description: `${most.description}x` })).toEqual({
      description: 'too_long',
    })
  })

  test('takes https links only', () => {
    expect(findMetadataProblems({ ...named, website: 'https://example.org' })).toEqual({})
    for (const website of ['http://example.org', 'javascript:alert(1)', 'example.org'])
      expect(findMetadataProblems({ ...named, website })).toEqual({ website: 'not_https' })
  })

  test('leaves empty fields out', () => {
    expect(toMetadataInput({ ...named, telegram: ' https://t.me/x ' }, undefined)).toEqual({
      name: 'Harbour',
      symbol: 'HBR',
      links: { telegram: 'https://t.me/x' },
    })
    expect(toMetadataInput(named, 'ipfs://logo').image).toBe('ipfs://logo')
  })
})
