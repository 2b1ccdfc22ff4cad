/** What is known of the position. */
export type BlueDotState = 'disabled' | 'waiting' | 'active' | 'stale' | 'denied' | 'unavailable';

/** Whether the map moves with the blue dot, and turns with it. */
export type FollowMode = 'none' | 'position' | 'position-and-heading';
