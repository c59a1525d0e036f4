import { removeNetworkMark } from '@slipway/sdk/shared/remove-network-mark'
import { activeChain } from '../core/active-chain.ts'

/** Puts a text in place of what is selected, as pasting it would. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  field.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}

function clean(event: ClipboardEvent): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  // Fields of numbers and dates have no place to write at.
  if (target.disabled || target.readOnly || target.selectionStart === null) return
  const pasted = event.clipboardData?.getData('text') ?? ''
  const text = removeNetworkMark(pasted, activeChain)
  if (text === pasted) return
  event.preventDefault()
  insert(target, text)
}

/**
 * Leaves away what comes along when an address is pasted into any field: the mark of the page's network (`eth:`), and
 * characters that nobody sees. The field shows what is left, so that it can be compared.
 * @returns what ends it
 */
export function cleanPastedAddresses(page: Document): () => void {
  page.addEventListener('paste', clean)
  return () => page.removeEventListener('paste', clean)
}
