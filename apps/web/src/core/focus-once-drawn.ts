/** Moves the focus to an element of a form that its next drawing shows, such as why a submission was refused. */
export function focusOnceDrawn(form: HTMLFormElement, selector: string): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(selector)?.focus())
}
