import { expect, test } from 'vitest'
import { readProjectInfo } from './read-project-info.ts'

test('keeps what a project may say', () => {
  const links = { website: 'https://harbour.example', github: 'https://github.com/harbour' }
  const info = { name: 'Harbour', description: '# Hi', logo: 'ipfs://bafy', links }
  expect(readProjectInfo(info)).toEqual({
    ...info,
    links: [
      { name: 'website', url: links.website },
      { name: 'github', url: links.github },
    ],
  })
})

test('a link leads to an https site of a known kind, or nowhere', () => {
  const links = {
    website: 'javascript:alert(1)',
    twitter: 'http://plain.example',
    telegram: 7,
    elsewhere: 'https://elsewhere.example',
  }
  expect(readProjectInfo({ links }).links).toEqual([])
})

test.each([null, 'text', 7, [], { name: 4, description: {}, links: 'no' }])(
  'a file of another kind says nothing: %o',
  (content) => {
    const { name, description, logo, links } = readProjectInfo(content)
    expect([name, description, logo, links]).toEqual(['', '', undefined, []])
  },
)

test('cuts what is longer than the specification allows', () => {
  const { name, description } = readProjectInfo({
    name: 'n'.repeat(99),
    description: 'd'.repeat(5_000),
  })
  expect([name.length, description.length]).toEqual([64, 3_000])
})
