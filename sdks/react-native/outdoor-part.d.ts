/** The part of the page that draws the outdoor map, for `<OutdoorMap part={outdoorPart} />`. */
export declare const outdoorPart: string;
