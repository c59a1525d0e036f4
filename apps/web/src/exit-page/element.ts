type Attributes = Readonly<Record<string, string | boolean>>
type Child = Node | string

/** Makes an element; texts go in as text, never as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '')
    else if (value !== false) made.setAttribute(name, value)
  }
  made.append(...children)
  return made
}
