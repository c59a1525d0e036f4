import { randomUUID } from 'node:crypto'
import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetDocuments } from '../src/badges/forget-documents.ts'
import { type BadgeSite, CODE, openBadgeSite, PDF } from './badge-site.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

describe('badges', () => {
  let site: BadgeSite
  beforeAll(async () => {
    site = await openBadgeSite()
  })
  afterAll(() => site?.close())

  const codeOf = (answer: { json?: { error?: { code?: string } } }) => answer.json?.error?.code
  const rulesOf = (answer: { json?: { error?: { details?: { issue: string }[] } } }) =>
    answer.json?.error?.details?.map(({ issue }) => issue)

  describe('an application', () => {
    it('goes from draft to a badge that everybody reads, and each step is in the trail', async () => {
      const { address, token, id, operator } = await site.granted()
      const own = (await site.send('GET', `/badge-applications/${id}`, { token })).json
      expect(own).toMatchObject({ state: 'granted', badge: { state: 'valid', kind: 'kyc' } })
      expect(own.trail.map(({ act }: { act: string }) => act).reverse()).toEqual([
        'created',
        'documentAdded',
        'documentAdded',
        'submitted',
        'taken',
        'granted',
      ])
      const { badges, trail } = await site.badgesOf(address)
      expect(badges).toHaveLength(1)
      expect(badges[0]).toMatchObject({
        issuer: 'Harbour Registry',
        state: 'valid',
        boundTo: { codeHash: CODE, taxes: null },
      })
      expect(trail.map(({ act }: { act: string }) => act)).toEqual([
        'submitted',
        'taken',
        'granted',
      ])
      expect(operator).not.toBe(token)
    })

    it('is made by the wallet that owns the contract now, and by nobody else', async () => {
      const { address, owner } = await site.newPresale()
      const stranger = await site.signIn('0x00000000000000000000000000000000000000aa')
      expect(codeOf(await site.begin(stranger, address))).toBe('NOT_OWNER')
      expect(codeOf(await site.begin('no-token', address))).toBe('UNAUTHORIZED')
      // A contract that vouches on one network is not the same wallet on another.
      await site.pool.query('DELETE FROM app.account_wallet WHERE address = $1', [owner])
      const elsewhere = await site.signIn(owner, 1)
      expect(codeOf(await site.begin(elsewhere, address))).toBe('NOT_OWNER')
      const here = await site.signIn(owner, 56)
      expect((await site.begin(here, address)).status).toBe(201)
    })

    it('is refused for what is not ours, and for what nobody owns', async () => {
      const token = await site.signIn('0x0000000000000000000000000000000000000000')
      const unknown = '0x00000000000000000000000000000000000000ab'
      expect(codeOf(await site.begin(token, unknown))).toBe('BADGE_SUBJECT_NOT_FOUND')
      const { address } = await site.newPresale()
      await site.pool.query(
        `UPDATE "index".presale SET owner = '0x0000000000000000000000000000000000000000' WHERE address = $1`,
        [address],
      )
      expect(codeOf(await site.begin(token, address))).toBe('NOT_OWNER')
    })

    it('names the rule of each wrong field', async () => {
      const { address, token } = await site.newPresale()
      const wrong = { project: 'x', contact: 'nobody', website: 'http://a.b', statement: 'short' }
      expect(rulesOf(await site.begin(token, address, wrong))).toEqual([
        'Badge_ProjectWrong',
        'Badge_ContactWrong',
        'Badge_WebsiteWrong',
        'Badge_StatementWrong',
      ])
      const audit = { kind: 'audit', auditor: '', report: 'javascript:alert(1)' }
      expect(rulesOf(await site.begin(token, address, audit))).toEqual([
        'Badge_AuditorWrong',
        'Badge_ReportWrong',
      ])
    })

    it('is made once while it is open, and demands its documents', async () => {
      const { address, token } = await site.newPresale()
      const id = (await site.begin(token, address)).json.id
      expect(codeOf(await site.begin(token, address))).toBe('BADGE_APPLICATION_OPEN')
      await site.addDocument(token, id, 'identity')
      const refused = await site.send('POST', `/badge-applications/${id}/submit`, { token })
      expect(refused.json.error).toMatchObject({
        code: 'BADGE_DOCUMENTS_MISSING',
        details: { missing: ['residence'] },
      })
    })

    it('of another is as if it were not there, in every call', async () => {
      const { address, token } = await site.newPresale()
      const id = (await site.begin(token, address)).json.id
      const { id: documentId } = (await site.addDocument(token, id, 'identity')).json
      const { token: other } = await site.newPresale()
      const root = `/badge-applications/${id}`
      const answers = [
        await site.send('GET', root, { token: other }),
        await site.send('POST', `${root}/submit`, { token: other }),
        await site.send('POST', `${root}/retract`, { token: other }),
        await site.addDocument(other, id, 'residence'),
        await site.send('GET', `${root}/documents/${documentId}`, { token: other }),
        await site.send('POST', `${root}/documents/${documentId}/remove`, { token: other }),
        await site.send('GET', `/badge-applications/${randomUUID()}`, { token: other }),
      ]
      expect(new Set(answers.map((one) => codeOf(one)))).toEqual(
        new Set(['BADGE_APPLICATION_NOT_FOUND']),
      )
    })

    it('is not changed any more once it waits for the operator', async () => {
      const { address, token } = await site.newPresale()
      const id = await site.submit(token, address)
      expect(codeOf(await site.addDocument(token, id, 'company'))).toBe('BADGE_STATE_WRONG')
      await site.send('POST', `/badge-applications/${id}/retract`, { token })
      const again = await site.send('POST', `/badge-applications/${id}/submit`, { token })
      expect(codeOf(again)).toBe('BADGE_STATE_WRONG')
    })
  })

  describe('a document', () => {
    it('lies encrypted, and is opened by applicant and operator alone, with a row for each', async () => {
      const { address, token } = await site.newPresale()
      const id = await site.submit(token, address)
      const { documents } = (await site.send('GET', `/badge-applications/${id}`, { token })).json
      const { rows } = await site.pool.query(
        'SELECT sealed FROM app.badge_document WHERE application_id = $1',
        [id],
      )
      for (const { sealed } of rows) expect(sealed.includes('%PDF')).toBe(false)
      const path = `${id}/documents/${documents[0].id}`
      const mine = await site.send('GET', `/badge-applications/${path}`, { token })
      expect(Buffer.from(mine.bytes)).toEqual(Buffer.from(PDF))
      expect(mine.headers.get('cache-control')).toBe('private, no-store')
      expect(mine.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(mine.headers.get('x-content-type-options')).toBe('nosniff')
      expect((await site.send('GET', `/operator/badges/${path}`, { token })).status).toBe(401)
      expect((await site.send('GET', `/badge-applications/${path}`)).status).toBe(401)
      const operator = await site.operatorToken()
      const read = await site.send('GET', `/operator/badges/${path}`, { token: operator })
      expect(Buffer.from(read.bytes)).toEqual(Buffer.from(PDF))
      const { accesses } = (await site.send('GET', `/badge-applications/${id}`, { token })).json
      expect(accesses.map(({ reader }: { reader: string }) => reader)).toEqual([
        'operator',
        'applicant',
      ])
    })

    it.each([
      ['a web page', new TextEncoder().encode('<html><script>1</script>')],
      ['a picture that is a program', new TextEncoder().encode('<svg onload="x"/>')],
      ['a film', Uint8Array.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70])],
    ])('is told by its content: %s is refused', async (_, content) => {
      const { address, token } = await site.newPresale()
      const id = (await site.begin(token, address)).json.id
      const answer = await site.addDocument(token, id, 'identity', content)
      expect(codeOf(answer)).toBe('DOCUMENT_TYPE_UNSUPPORTED')
      expect((await site.addDocument(token, id, 'identity', PNG)).status).toBe(201)
    })

    it('has 5 000 000 bytes at most, and an application eight of them', async () => {
      const { address, token } = await site.newPresale()
      const id = (await site.begin(token, address)).json.id
      const most = new Uint8Array(badgeLimits.documentBytes)
      most.set(PDF)
      expect((await site.addDocument(token, id, 'identity', most)).status).toBe(201)
      const more = new Uint8Array(badgeLimits.documentBytes + 1)
      more.set(PDF)
      expect(codeOf(await site.addDocument(token, id, 'identity', more))).toBe('DOCUMENT_TOO_LARGE')
      for (let n = 1; n < 8; n++) await site.addDocument(token, id, 'company')
      expect(codeOf(await site.addDocument(token, id, 'company'))).toBe('TOO_MANY_DOCUMENTS')
      expect(codeOf(await site.addDocument(token, id, 'report'))).toBe('TOO_MANY_DOCUMENTS')
    })

    it.each(['../../etc/passwd', 'a\\b', '..', 'a%00b', 'line%0Abreak'])(
      'is not called %s',
      async (name) => {
        const { address, token } = await site.newPresale()
        const id = (await site.begin(token, address)).json.id
        const path = `/badge-applications/${id}/documents?role=identity&name=${name}`
        const answer = await site.send('POST', path, { token, body: PDF })
        expect(rulesOf(answer)).toEqual(['Badge_DocumentNameWrong'])
      },
    )

    it('is not found under another application, under a path, or by its content address', async () => {
      const one = await site.newPresale()
      const two = await site.newPresale()
      const first = await site.submit(one.token, one.address)
      const second = await site.submit(two.token, two.address)
      const { documents } = (
        await site.send('GET', `/badge-applications/${first}`, { token: one.token })
      ).json
      const operator = await site.operatorToken()
      const swapped = `/operator/badges/${second}/documents/${documents[0].id}`
      expect(codeOf(await site.send('GET', swapped, { token: operator }))).toBe(
        'BADGE_DOCUMENT_NOT_FOUND',
      )
      for (const path of ['..%2F..%2Fetc%2Fpasswd', '%2e%2e', `${documents[0].id}%00`]) {
        const tried = await site.send('GET', `/operator/badges/${first}/documents/${path}`, {
          token: operator,
        })
        expect([400, 404]).toContain(tried.status)
      }
      const { rows } = await site.pool.query('SELECT count(*)::int AS n FROM app.file')
      expect(rows[0].n).toBe(0)
    })

    it('is deleted after its time, and that it was there and who read it stays', async () => {
      const { id, token } = await site.granted()
      await forgetDocuments(site.database, 90)
      const kept = (await site.send('GET', `/badge-applications/${id}`, { token })).json
      expect(kept.documents).toHaveLength(2)
      const path = `/badge-applications/${id}/documents/${kept.documents[0].id}`
      await site.send('GET', path, { token })
      await site.pool.query(
        "UPDATE app.badge_application SET updated_at = now() - interval '90 days' WHERE id = $1",
        [id],
      )
      await forgetDocuments(site.database, 90)
      const after = (await site.send('GET', `/badge-applications/${id}`, { token })).json
      expect(after).toMatchObject({ documents: [], contact: '', statement: '', state: 'granted' })
      expect(after.accesses).toHaveLength(1)
      expect(codeOf(await site.send('GET', path, { token }))).toBe('BADGE_DOCUMENT_NOT_FOUND')
      const { rows } = await site.pool.query(
        'SELECT count(sealed)::int AS sealed, count(*)::int AS n FROM app.badge_document WHERE application_id = $1',
        [id],
      )
      expect(rows[0]).toEqual({ sealed: 0, n: 2 })
    })
  })

  describe('the operator', () => {
    it('alone sees the queue and decides: neither visitors nor accounts do', async () => {
      const { address, token } = await site.newPresale()
      const id = await site.submit(token, address)
      for (const path of ['take', 'ask', 'refuse', 'withdraw', 'grant']) {
        const body =
          path === 'grant'
            ? { issuer: 'Me', scope: 'I checked myself.', expiresAt: site.expiresAt() }
            : { note: 'because' }
        const root = `/operator/badges/${id}/${path}`
        expect((await site.send('POST', root, { token, body })).status).toBe(401)
        expect((await site.send('POST', root, { body })).status).toBe(401)
      }
      expect((await site.send('GET', '/operator/badges', { token })).status).toBe(401)
      const operator = await site.operatorToken()
      const { items } = (await site.send('GET', '/operator/badges', { token: operator })).json
      expect(items.map((one: { id: string }) => one.id)).toContain(id)
    })

    it('asks for more, gets it, and refuses with a reason that the applicant reads', async () => {
      const { address, token } = await site.newPresale()
      const id = await site.submit(token, address)
      const operator = await site.operatorToken()
      const act = (name: string, note?: string) =>
        site.send('POST', `/operator/badges/${id}/${name}`, {
          token: operator,
          ...(note !== undefined && { body: { note } }),
        })
      await act('take')
      expect(rulesOf(await act('ask', ' '))).toEqual(['Badge_NoteWrong'])
      await act('ask', 'The second page is not readable.')
      const own = (await site.send('GET', `/badge-applications/${id}`, { token })).json
      expect(own).toMatchObject({ state: 'moreWanted', note: 'The second page is not readable.' })
      expect((await site.addDocument(token, id, 'company')).status).toBe(201)
      await site.send('POST', `/badge-applications/${id}/submit`, { token })
      await act('take')
      await act('refuse', 'The names differ.')
      const refused = (await site.send('GET', `/badge-applications/${id}`, { token })).json
      expect(refused).toMatchObject({ state: 'refused', note: 'The names differ.', badge: null })
      expect((await site.badgesOf(address)).trail).toEqual([])
    })

    it('grants once, for a year at most, and never to somebody who sold the contract', async () => {
      const { address, token } = await site.newPresale()
      const id = await site.submit(token, address)
      const operator = await site.operatorToken()
      expect(codeOf(await site.grantOf(id, operator))).toBe('BADGE_STATE_WRONG')
      await site.send('POST', `/operator/badges/${id}/take`, { token: operator })
      const late = site.expiresAt() + badgeLimits.maxBadgeSeconds
      for (const expiresAt of [1, late]) {
        const answer = await site.grantOf(id, operator, { expiresAt })
        expect(rulesOf(answer)).toEqual(['Badge_ExpiryWrong'])
      }
      await site.pool.query('UPDATE "index".presale SET owner = $2 WHERE address = $1', [
        address,
        '0x00000000000000000000000000000000000000bb',
      ])
      expect(codeOf(await site.grantOf(id, operator))).toBe('NOT_OWNER')
      const { id: second, operator: again } = await site.granted()
      expect(codeOf(await site.grantOf(second, again))).toBe('BADGE_STATE_WRONG')
    })

    it('grants nothing where no node hands out the code', async () => {
      const { address, token } = await site.newPresale()
      const id = await site.submit(token, address)
      const operator = await site.operatorToken()
      await site.send('POST', `/operator/badges/${id}/take`, { token: operator })
      site.code.hash = undefined
      expect(codeOf(await site.grantOf(id, operator))).toBe('CODE_UNAVAILABLE')
      site.code.hash = CODE
      expect((await site.grantOf(id, operator)).status).toBe(200)
    })

    it('withdraws a badge with a public reason; an earlier one is replaced by the next', async () => {
      const { address, id, token, operator } = await site.granted()
      const second = await site.submit(token, address)
      await site.send('POST', `/operator/badges/${second}/take`, { token: operator })
      expect((await site.grantOf(second, operator)).status).toBe(200)
      const body = { note: 'The passports were not theirs.' }
      const old = await site.send('POST', `/operator/badges/${id}/withdraw`, {
        token: operator,
        body,
      })
      expect(codeOf(old)).toBe('BADGE_STATE_WRONG')
      await site.send('POST', `/operator/badges/${second}/withdraw`, { token: operator, body })
      const { badges } = await site.badgesOf(address)
      expect(badges).toMatchObject([
        { id: second, state: 'withdrawn', endReason: 'withdrawn', endNote: body.note },
        { id, state: 'withdrawn', endReason: 'replaced' },
      ])
    })

    it.each(['badge_event', 'badge_document_access'])('cannot rewrite %s', async (table) => {
      await site.granted()
      const change = (statement: string) => site.pool.query(statement)
      await expect(
        change(`UPDATE app.${table} SET application_id = application_id`),
      ).rejects.toThrow('are kept as they were written')
      await expect(change(`DELETE FROM app.${table}`)).rejects.toThrow('kept')
      await expect(change(`TRUNCATE app.${table}`)).rejects.toThrow('kept')
    })
  })

  describe('a badge', () => {
    const stateOf = async (address: string) => (await site.badgesOf(address)).badges[0]

    it('drops by itself when the contract changes hands', async () => {
      const { address } = await site.granted()
      await site.compare()
      expect(await stateOf(address)).toMatchObject({ state: 'valid' })
      await site.pool.query('UPDATE "index".presale SET owner = $2 WHERE address = $1', [
        address,
        '0x00000000000000000000000000000000000000cc',
      ])
      await site.compare()
      expect(await stateOf(address)).toMatchObject({ state: 'dropped', endReason: 'owner' })
      const { trail } = await site.badgesOf(address)
      expect(trail.at(-1)).toMatchObject({ act: 'dropped' })
    })

    it('drops by itself when the code is another', async () => {
      const { address } = await site.granted()
      site.code.hash = `0x${'c1'.repeat(32)}`
      await site.compare()
      site.code.hash = CODE
      expect(await stateOf(address)).toMatchObject({ state: 'dropped', endReason: 'code' })
    })

    it('of a token drops by itself when its taxes change', async () => {
      const { rows } = await site.pool.query(
        `SELECT address, owner FROM "index".token WHERE owner <> '0x0000000000000000000000000000000000000000' LIMIT 1`,
      )
      const [{ address, owner }] = rows
      const token = await site.signIn(owner)
      const id = await site.submit(token, address)
      const operator = await site.operatorToken()
      await site.send('POST', `/operator/badges/${id}/take`, { token: operator })
      await site.grantOf(id, operator)
      expect((await stateOf(address)).boundTo.taxes).toBe('0/0/0')
      await site.pool.query('UPDATE "index".token SET sell_tax_bps = 25 WHERE address = $1', [
        address,
      ])
      await site.compare()
      expect(await stateOf(address)).toMatchObject({ state: 'dropped', endReason: 'tax' })
    })

    it('stands while no node answers and while the index is being rebuilt', async () => {
      const { address, owner } = await site.granted()
      site.code.hash = undefined
      await site.pool.query(`UPDATE "index".index_head SET block_at = 5 WHERE chain_id = 56`)
      await site.pool.query('UPDATE "index".presale SET owner = $2 WHERE address = $1', [
        address,
        '0x00000000000000000000000000000000000000dd',
      ])
      await site.compare()
      expect(await stateOf(address)).toMatchObject({ state: 'valid' })
      site.code.hash = CODE
      await site.pool.query('UPDATE "index".presale SET owner = $2 WHERE address = $1', [
        address,
        owner,
      ])
      await site.pool.query(
        `UPDATE "index".index_head SET block_at = 1700000000 WHERE chain_id = 56`,
      )
      await site.compare()
      expect(await stateOf(address)).toMatchObject({ state: 'valid' })
    })

    it('is valid until its last second, and is not among the valid ones afterwards', async () => {
      const { address, id } = await site.granted()
      const contracts = `56-${address}`
      const idsOf = async (path: string) => {
        const { json } = await site.send('GET', path)
        return (json.items ?? json.badges).map((one: { id: string }) => one.id)
      }
      expect(await idsOf('/badges?kind=kyc&chain=bsc')).toContain(id)
      expect(await idsOf(`/badges/of?contracts=${contracts}`)).toEqual([id])
      site.clock.ms += 86_400_000
      expect(await stateOf(address)).toMatchObject({ state: 'expired' })
      expect(await idsOf('/badges?kind=kyc&chain=bsc')).not.toContain(id)
      expect(await idsOf(`/badges/of?contracts=${contracts}`)).toEqual([])
    })

    it('tells nothing private', async () => {
      const { address } = await site.granted()
      const text = JSON.stringify(await site.badgesOf(address))
      for (const secret of ['team@mail.example', 'Two founders', 'scan.pdf', 'actorId']) {
        expect(text).not.toContain(secret)
      }
    })

    it('is listed page by page, and no more than 60 contracts are asked for at once', async () => {
      const first = await site.granted()
      const second = await site.granted()
      const page = (await site.send('GET', '/badges?limit=1')).json
      expect(page.items[0].id).toBe(second.id)
      const next = (await site.send('GET', `/badges?limit=1&cursor=${page.nextCursor}`)).json
      expect(next.items[0].id).toBe(first.id)
      const many = Array.from({ length: 61 }, () => `56-${first.address}`).join(',')
      expect((await site.send('GET', `/badges/of?contracts=${many}`)).status).toBe(400)
    })
  })
})
