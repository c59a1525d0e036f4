import type { ProvenEntry } from '@slipway/sdk/airdrop/claims/claims-flows'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildClaimsTree, type ClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import { readClaimsFile, writeClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { readSendList } from '@slipway/sdk/airdrop/multisend/read-send-list'
import {
  createListReader,
  type ListReading,
} from '@slipway/sdk/airdrop/recipients/create-list-reader'
import { mergeDuplicates } from '@slipway/sdk/airdrop/recipients/merge-duplicates'
import { findEntriesOf, readListPage } from '@slipway/sdk/airdrop/recipients/read-list-page'
import { decodeList } from '@slipway/sdk/list/decode-list'
import type { Address } from 'viem'
import type { ListQuestions, ListRequest, ListSummary, OpenedList } from './list-messages.ts'

type Tell = (part: number) => void
type ReadParams = ListQuestions['read']['params']
type SendParams = ListQuestions['send']['params']

const nothing: ListReading = {
  list: { count: 0, total: 0n, addresses: new Uint8Array(), amounts: [], lines: [] },
  issues: [],
  issueCount: 0,
  duplicates: 0,
  ignored: [],
}

/** The list that a worker holds, and everything that it is asked about it. */
export class ListDesk {
  private reading = nothing
  private tree: ClaimsTree | undefined
  private tookMs = 0

  /** Answers one question. @param tell hears how far it is, 0 to 1 */
  answer(params: ListRequest, tell: Tell): Promise<unknown> | unknown {
    switch (params.name) {
      case 'read':
        return this.read(params, tell)
      case 'merge':
        return this.merge()
      case 'send':
        return this.send(params)
      case 'page':
        return readListPage(this.reading.list, params.offset, params.limit)
      case 'tree':
        return this.plant(tell).then(({ root }) => root)
      case 'write':
        return new Blob([writeClaimsFile({ ...params.head, list: this.reading.list })], {
          type: 'application/json',
        })
      case 'open':
        return this.open(params.file)
      case 'find':
        return this.find(params.account)
    }
  }

  private async read({ file, decimals, chosen }: ReadParams, tell: Tell): Promise<ListSummary> {
    const begun = performance.now()
    const reader = createListReader({ decimals, keccak: await loadKeccak(), chosen })
    reader.read(decodeList(new Uint8Array(await file.arrayBuffer())))
    this.take(reader.finish(tell), performance.now() - begun)
    return this.summary()
  }

  private async send({ text, kind, decimals }: SendParams): Promise<ListReading> {
    return readSendList(text, { kind, decimals, keccak: await loadKeccak() })
  }

  private merge(): ListSummary {
    const list = mergeDuplicates(this.reading.list)
    this.take({ ...this.reading, list, duplicates: 0 }, this.tookMs)
    return this.summary()
  }

  private take(reading: ListReading, tookMs: number): void {
    this.reading = reading
    this.tookMs = tookMs
    this.tree = undefined
  }

  private summary(): ListSummary {
    const { list, issues, issueCount, duplicates, ignored } = this.reading
    const { count, total } = list
    return { count, total, issues, issueCount, duplicates, ignored, tookMs: this.tookMs }
  }

  private async plant(tell: Tell): Promise<ClaimsTree> {
    const { list } = this.reading
    const keccak = await loadKeccak()
    this.tree ??= buildClaimsTree(list, keccak, (done) => tell(done / list.count))
    return this.tree
  }

  private async open(file: Blob): Promise<OpenedList | null> {
    const read = readClaimsFile(parse(await file.text()))
    if (!read) return null
    const { list, ...head } = read
    this.take({ ...nothing, list }, 0)
    return { ...head, count: list.count, total: list.total }
  }

  private async find(account: Address): Promise<readonly ProvenEntry[]> {
    const entries = findEntriesOf(this.reading.list, account)
    if (entries.length === 0) return []
    const tree = await this.plant(() => undefined)
    return entries.map(({ index, address, amount }) => ({
      index,
      account: address,
      amount,
      proof: tree.proofOf(index),
    }))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
