/**
 * Hint for a field whose options are not on the device: it can be filled in once there is a network.
 * One missing list never closes a form. Price: the submit waits for the network.
 */
export const FILL_IN_LATER = '联网后补填'
