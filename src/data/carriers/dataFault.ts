/**
 * The bytes themselves are broken (a cut gzip stream, a flipped bit), as against a source that cannot be
 * read: the first ends in a row's problem, the second rejects. Internal to the carriers.
 */
export class DataFault extends Error {}
