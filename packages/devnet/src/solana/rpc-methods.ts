/** Methods of the facade by their names; parameters come from the wire, in the order of the method's documentation. */
export type RpcMethods = Readonly<Record<string, (...params: never[]) => unknown>>
