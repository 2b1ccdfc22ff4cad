const degree = Math.PI / 180;

/**
 * Projects a direction on the ground to an angle on the screen.
 *
 * @param heading - degrees clockwise from north
 * @param bearing - bearing of the camera: degrees clockwise from north that point up on the screen
 * @param pitch - pitch of the camera: degrees from straight down, less than 90
 * @returns degrees clockwise from up, from -180 to 180
 */
export function angleOnScreen(heading: number, bearing: number, pitch: number): number {
  const ahead = (heading - bearing) * degree;
  // The pitch foreshortens the view direction, but not the horizontal one.
  return Math.atan2(Math.sin(ahead), Math.cos(ahead) * Math.cos(pitch * degree)) / degree;
}
