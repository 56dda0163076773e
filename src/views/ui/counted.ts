/** A count with what is counted: "1 solve", "1,351 solves". */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`
}
