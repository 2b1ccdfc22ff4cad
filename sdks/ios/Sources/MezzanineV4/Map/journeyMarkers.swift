import Foundation
import MezzanineCore

/// A marker of a route.
@available(*, deprecated)
struct JourneyMarker {
  let place: Coordinate
  let html: String
}

/// The markers of a route with templates; none without templates.
@available(*, deprecated)
func journeyMarkers(_ venue: Venue, _ source: DirectionsSource, _ options: Journey) -> [JourneyMarker] {
  guard options.hasTemplate else { return [] }
  let legs = source.result.legs
  let departure = markerAt(
    legs.first.flatMap { place(venue, $0, isEnd: false) },
    placeHtml(options.departureMarkerTemplateString, source.from))
  let others = legs.flatMap { leg in
    let stop = leg.arrivesAt.flatMap { source.to.indices.contains($0) ? source.to[$0] : nil }
    let arrival = stop.flatMap {
      markerAt(place(venue, leg, isEnd: true), placeHtml(options.destinationMarkerTemplateString, $0))
    }
    return [arrival].compactMap { $0 } + connectionMarkers(venue, leg, options.connectionTemplateString)
  }
  return [departure].compactMap { $0 } + others
}

@available(*, deprecated)
private func connectionMarkers(_ venue: Venue, _ leg: DirectionsLeg, _ template: String?) -> [JourneyMarker] {
  guard leg.type == .connection else { return [] }
  let to = venue.map(leg.toFloorId)
  let isDown = (to?.elevation ?? 0) < (venue.map(leg.floorId)?.elevation ?? 0)
  let values = [
    "type": venue.vortex(leg.connectionId)?.type ?? "",
    "direction": isDown ? "down" : "up",
    "toMapName": to?.name ?? "",
  ]
  return [false, true].compactMap { isEnd in
    let html = fill(
      template ?? defaultConnection, values.merging(["isEntering": String(!isEnd)]) { $1 })
    return markerAt(place(venue, leg, isEnd: isEnd), html)
  }
}

@available(*, deprecated)
private func place(_ venue: Venue, _ leg: DirectionsLeg, isEnd: Bool) -> Coordinate? {
  guard let end = isEnd ? leg.coordinates.last : leg.coordinates.first else { return nil }
  return coordinateOf(venue, end, isEnd ? leg.toFloorId ?? leg.floorId : leg.floorId)
}

@available(*, deprecated)
private func placeHtml(_ template: String?, _ place: any Navigable) -> String {
  let name = locationOf(place)?.name
  guard let template else { return escaped(name ?? "●") }
  return fill(template, ["location.name": name ?? ""])
}

@available(*, deprecated)
private func markerAt(_ place: Coordinate?, _ html: String) -> JourneyMarker? {
  guard let place, !html.isEmpty else { return nil }
  return JourneyMarker(place: place, html: html)
}

/// Replaces the names in a template by their values. Unknown names become empty.
func fill(_ template: String, _ values: [String: String]) -> String {
  var filled = ""
  var rest = template[...]
  while let start = rest.range(of: "{{"), let end = rest[start.upperBound...].range(of: "}}") {
    filled += rest[..<start.lowerBound]
    filled += value(of: rest[start.upperBound..<end.lowerBound], in: values)
    rest = rest[end.upperBound...]
  }
  return filled + rest
}

private func value(of name: Substring, in values: [String: String]) -> String {
  let words = name.split(whereSeparator: \.isWhitespace)
  let value = words.last.flatMap { values[String($0)] } ?? ""
  let isCapitalized = words.count == 2 && words[0] == "capitalize"
  return escaped(isCapitalized ? value.prefix(1).uppercased() + value.dropFirst() : value)
}

private func escaped(_ text: String) -> String {
  text
    .replacingOccurrences(of: "&", with: "&amp;")
    .replacingOccurrences(of: "<", with: "&lt;")
    .replacingOccurrences(of: ">", with: "&gt;")
    .replacingOccurrences(of: "\"", with: "&quot;")
}

private let defaultConnection = "{{capitalize type}} {{direction}} to {{toMapName}}"
