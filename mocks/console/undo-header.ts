/**
 * Header by which a call asks to keep the world that it ends, so that it can be undone. The console's page sends it;
 * scripts, which reset worlds by the hundred, would only fill the memory and push a tester's own world out.
 */
export const UNDO_HEADER = 'x-mock-undo'
