/** Where the query cache has what was found out about a record. */
export const rememberedKey = (resource: string, id: unknown) => ['remembered', resource, String(id)];
