interface Asked {
  status?: string
  keyword?: string
  page?: number
}

/** Returns the part of a query that all lists of own records share; 10 rows are a page. */
export const ownPage = ({ status, keyword, page = 1 }: Asked) => ({
  current: page,
  size: 10,
  status,
  keyword,
})
