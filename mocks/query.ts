interface Equality<Value> {
  equals?: Value
  notEquals?: Value
}

interface Membership<Value> {
  in?: readonly Value[]
  notIn?: readonly Value[]
}

interface Order<Value> {
  gt?: Value
  gte?: Value
  lt?: Value
  lte?: Value
}

/**
 * Conditions that @mswjs/data offers for a column of one type; a missing value matches none of them, not even
 * `notEquals`.
 */
type Condition<Value> = [Value] extends [boolean]
  ? Equality<Value>
  : [Value] extends [string]
    ? Equality<Value> & Membership<Value> & Order<string> & { contains?: string; notContains?: string }
    : [Value] extends [number]
      ? Equality<Value> & Membership<Value> & Order<number> & { between?: readonly [number, number] }
      : [Value] extends [readonly (infer One)[]]
        ? Where<One>
        : Where<Value>

/**
 * Conditions on rows: one for each column, and for a list of objects the conditions that one of them must meet. An
 * undefined column is not restricted. The library has no OR, and no condition on a list of words.
 */
export type Where<Row> = Row extends object
  ? { [Column in keyof Row]?: Condition<NonNullable<Row[Column]>> | undefined }
  : never

type OrderBy<Row> = { [Column in keyof Row]?: 'asc' | 'desc' }

/** Query of @mswjs/data by columns and, through relations, by columns of the referenced rows. */
export interface Query<Row, Referred = unknown> {
  where?: Where<Row> & { [Name in keyof Referred]?: Where<Referred[Name]> }
  /** One column, or several by descending priority. */
  orderBy?: OrderBy<Row> | OrderBy<Row>[]
  take?: number
  skip?: number
}

/**
 * Returns a filter's condition on a column: equal to the value, or no condition where the filter is undefined or ''.
 */
export const is = <Value extends string | number | boolean>(value: Value | undefined) =>
  value === undefined || value === '' ? undefined : { equals: value as Exclude<Value, ''> }
