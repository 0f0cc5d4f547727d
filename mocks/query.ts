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

/** Describes the conditions that @mswjs/data knows for a column of one type; a missing value fits none, not even `notEquals`. */
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
 * Describes the rows that are found: each column by one condition, a list of objects by what one of them must be. A
 * column that is undefined here may be anything. The library knows no OR, and asks nothing of a list of words.
 */
export type Where<Row> = Row extends object
  ? { [Column in keyof Row]?: Condition<NonNullable<Row[Column]>> | undefined }
  : never

type OrderBy<Row> = { [Column in keyof Row]?: 'asc' | 'desc' }

/** Describes a query of @mswjs/data, by columns and, through relations, by columns of the rows referred to. */
export interface Query<Row, Referred = unknown> {
  where?: Where<Row> & { [Name in keyof Referred]?: Where<Referred[Name]> }
  /** Names one column, or several in a list, the first counting most. */
  orderBy?: OrderBy<Row> | OrderBy<Row>[]
  take?: number
  skip?: number
}

/** Returns a filter's condition on a column: that value, or anything where the filter is not set or ''. */
export const is = <Value extends string | number | boolean>(value: Value | undefined) =>
  value === undefined || value === '' ? undefined : { equals: value as Exclude<Value, ''> }
