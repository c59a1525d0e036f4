/** Moves the focus to why a submission was refused, once that is drawn; what is refused can be far above the button. */
export function goToRefusal(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[data-refusal]')?.focus())
}
