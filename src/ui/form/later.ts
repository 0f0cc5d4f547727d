/** Says of a field that it is filled in once there is a network: its choices come from elsewhere and are not here. */
export const LATER = '联网后补填'
