const unused = (): never => {
  throw new Error('left out of the demonstration')
}

/**
 * Stand in for parts of @mswjs/data that the mock city does not use: handlers of its own, and
 * comparing of Date objects, where the city keeps texts. With what they import they are a third of the city's bytes.
 */
export const generateRestHandlers = unused
export const generateGraphQLHandlers = unused
export const compareAsc = unused
