/** Name of a flow and its step, from the contract's function: `setTaxes` is `set-taxes`. */
export function actionName(functionName: string): string {
  return functionName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
