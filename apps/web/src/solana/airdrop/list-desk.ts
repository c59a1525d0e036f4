import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { decodeList } from '@slipway/sdk/list/decode-list'
import type { SortedTree } from '@slipway/sdk/shared/build-sorted-tree'
import { readAirdropList, writeAirdropList } from '@slipway/sdk/solana/airdrop/airdrop-list-file'
import { buildAirdropTree } from '@slipway/sdk/solana/airdrop/build-airdrop-tree'
import { checkAirdropList } from '@slipway/sdk/solana/airdrop/check-airdrop-list'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import {
  readSolanaList,
  type SolanaListReading,
} from '@slipway/sdk/solana/multisend/read-solana-list'
import type { SendRow } from '@slipway/sdk/solana/multisend/types'
import type { AirdropQuestions, AirdropRequest, ListSummary, OpenedList } from './list-messages.ts'

type Tell = (part: number) => void

/** Faults that the page is told of; the rest is counted. */
const issuesKept = 200
const nothing: SolanaListReading = {
  ...{ rows: [], issues: [], total: 0n, duplicates: 0, heading: undefined },
}

const toEntries = (rows: readonly SendRow[]) =>
  rows.map(({ address, amount }) => ({ claimant: address, amount }))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The list of an airdrop that a worker holds, and everything that it is asked about it. */
export class AirdropDesk {
  private reading = nothing
  private tree: SortedTree | undefined

  /** Answers one question. @param tell hears how far it is, 0 to 1 */
  answer(params: AirdropRequest, tell: Tell): Promise<unknown> | unknown {
    switch (params.name) {
      case 'read':
        return this.read(params, tell)
      case 'merge':
        return this.merge()
      case 'page':
        return this.reading.rows.slice(params.offset, params.offset + params.limit)
      case 'tree':
        return this.plant().then(({ root }) => root.slice())
      case 'write': {
        const text = writeAirdropList({ ...params.head, entries: toEntries(this.reading.rows) })
        return new Blob([text], { type: 'application/json' })
      }
      case 'open':
        return this.open(params)
      case 'find':
        return this.find(params.account)
    }
  }

  private async read(
    { file, mint, decimals }: AirdropQuestions['read']['params'],
    tell: Tell,
  ): Promise<ListSummary> {
    const text = decodeList(new Uint8Array(await file.arrayBuffer()))
    const { entriesMax: rowsMax } = solanaAirdropLimits
    this.take(readSolanaList(text, { mint, decimals }, { rowsMax, tell }))
    return this.summary()
  }

  private merge(): ListSummary {
    const merged = new Map<string, SendRow>()
    for (const row of this.reading.rows) {
      const before = merged.get(row.address)
      const amount = (before?.amount ?? 0n) + row.amount
      merged.set(row.address, { ...(before ?? row), amount })
    }
    this.take({ ...this.reading, rows: [...merged.values()], duplicates: 0 })
    return this.summary()
  }

  private take(reading: SolanaListReading): void {
    this.reading = reading
    this.tree = undefined
  }

  private summary(): ListSummary {
    const { rows, issues, total, duplicates, heading } = this.reading
    return {
      ...{ count: rows.length, total, duplicates, heading },
      issues: issues.slice(0, issuesKept),
      issueCount: issues.length,
    }
  }

  private async plant(): Promise<SortedTree> {
    const keccak = await loadKeccak()
    this.tree ??= buildAirdropTree(toEntries(this.reading.rows), keccak)
    return this.tree
  }

  private async open({
    file,
    airdrop,
  }: AirdropQuestions['open']['params']): Promise<OpenedList | null> {
    const read = readAirdropList(parse(await file.text()))
    if (!read) return null
    const { entries } = read
    const total = entries.reduce((sum, { amount }) => sum + amount, 0n)
    const rows = entries.map(({ claimant, amount }, at) => ({
      ...{ line: at + 1, address: claimant, amount },
    }))
    this.take({ ...nothing, rows, total })
    const problem = checkAirdropList(airdrop, entries, await loadKeccak(), await this.plant())
    return { count: entries.length, total, problem }
  }

  private async find(account: string): Promise<AirdropQuestions['find']['answer']> {
    const { rows } = this.reading
    const found = rows.flatMap(({ address, amount }, index) =>
      address === account ? [{ index, amount }] : [],
    )
    if (found.length === 0) return []
    const tree = await this.plant()
    // Copies: a part of the tree would take all of it to the page.
    return found.map((entry) => ({
      ...entry,
      proof: tree.proofOf(entry.index).map((hash) => hash.slice()),
    }))
  }
}
