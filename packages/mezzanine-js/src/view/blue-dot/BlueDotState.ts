/** The state of the position. */
export type BlueDotState = 'disabled' | 'waiting' | 'active' | 'stale' | 'denied' | 'unavailable';

/** Whether the camera follows the blue dot, and rotates with it. */
export type FollowMode = 'none' | 'position' | 'position-and-heading';
