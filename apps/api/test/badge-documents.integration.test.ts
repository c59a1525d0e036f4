import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BadgeSite, openBadgeSite, PDF } from './badge-site.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

describe('documents that somebody means harm with', () => {
  let site: BadgeSite
  beforeAll(async () => {
    site = await openBadgeSite()
  })
  afterAll(() => site?.close())

  const codeOf = (answer: { json?: { error?: { code?: string } } }) => answer.json?.error?.code

  it.each([
    ['passport.pdf.bat', PDF, 'passport.pdf.bat.pdf'],
    ['passport.hta', PDF, 'passport.hta.pdf'],
    ['passport.pdf.', PDF, 'passport.pdf..pdf'],
    ['passport', PNG, 'passport.png'],
    ['Passport.PDF', PDF, 'Passport.PDF'],
  ])(
    'are saved as what they are, whatever their sender calls them: %s',
    async (name, content, saved) => {
      const { address, token } = await site.newPresale()
      const { id } = (await site.begin(token, address)).json
      const path = `/badge-applications/${id}/documents`
      const query = `role=identity&name=${encodeURIComponent(name)}`
      const added = await site.send('POST', `${path}?${query}`, { token, body: content })
      expect(added.status).toBe(201)
      const { documents } = (await site.send('GET', `/badge-applications/${id}`, { token })).json
      expect(documents[0].name).toBe(saved)
      const read = await site.send('GET', `${path}/${added.json.id}`, { token })
      expect(read.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(saved)}`,
      )
    },
  )

  it('are the operator’s to read once they are handed over, neither before nor after they are taken back', async () => {
    const { address, token } = await site.newPresale()
    const { id } = (await site.begin(token, address)).json
    const [document] = await Promise.all(
      ['identity', 'residence'].map((role) => site.addDocument(token, id, role)),
    )
    const operator = { token: await site.operatorToken() }
    const whole = `/operator/badges/${id}`
    const expectHidden = async () => {
      for (const path of [whole, `${whole}/documents/${document?.json.id}`]) {
        expect(codeOf(await site.send('GET', path, operator))).toBe('BADGE_APPLICATION_NOT_FOUND')
      }
      for (const state of ['draft', 'retracted']) {
        const queue = await site.send('GET', `/operator/badges?state=${state}`, operator)
        expect(codeOf(queue)).toBe('VALIDATION_FAILED')
      }
    }
    await expectHidden()
    await site.send('POST', `/badge-applications/${id}/submit`, { token })
    expect((await site.send('GET', whole, operator)).status).toBe(200)
    await site.send('POST', `/badge-applications/${id}/retract`, { token })
    await expectHidden()
  })

  it('fill an account’s share and no more, also by applications that were taken back', async () => {
    const { address, token } = await site.newPresale()
    const begin = async () => (await site.begin(token, address)).json.id as string
    const first = await begin()
    const added = await site.addDocument(token, first, 'identity')
    await site.pool.query('UPDATE app.badge_document SET size = $1 WHERE id = $2', [
      badgeLimits.documentBytesPerAccount - PDF.length,
      added.json.id,
    ])
    await site.send('POST', `/badge-applications/${first}/retract`, { token })
    const next = await begin()
    expect((await site.addDocument(token, next, 'identity')).status).toBe(201)
    expect(codeOf(await site.addDocument(token, next, 'residence'))).toBe('DOCUMENTS_FULL')
    await site.pool.query(
      'UPDATE app.badge_document SET sealed = NULL, deleted_at = now() WHERE id = $1',
      [added.json.id],
    )
    expect((await site.addDocument(token, next, 'residence')).status).toBe(201)
  })
})
