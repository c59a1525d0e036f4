/** Methods of the facade by their names; parameters come from the wire, in the order of the method's documentation. */
// biome-ignore lint/suspicious/noExplicitAny: each method states what its parameters are, the wire states nothing
export type RpcMethods = Readonly<Record<string, (...params: any[]) => unknown>>
