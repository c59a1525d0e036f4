import { decodeList } from '@slipway/sdk/list/decode-list'
import { type ListKind, listKinds } from '@slipway/sdk/list/list-kinds'
import { writeListText } from '@slipway/sdk/list/write-list-text'
import type { ListFileReply, ListFileRequest } from './list-file-messages.ts'

const say = (reply: ListFileReply) => self.postMessage(reply)

// Cuts a file into cells beside the page: a hundred thousand rows would stop it.
self.onmessage = async ({ data }: MessageEvent<ListFileRequest>) => {
  try {
    const text = decodeList(new Uint8Array(await data.file.arrayBuffer()))
    const kind: ListKind = listKinds[data.kind]
    say({ ok: true, list: writeListText(text, kind, data.chosen) })
  } catch (error) {
    say({ ok: false, message: error instanceof Error ? error.message : String(error) })
  }
}
