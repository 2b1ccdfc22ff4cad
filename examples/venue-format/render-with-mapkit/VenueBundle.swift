import Foundation
import MapKit
import ZIPFoundation

// #region types
struct Token: Decodable {
    let accessToken: String
}

struct Properties: Decodable {
    let id: String
    var name: String?
    var elevation: Double?
}

struct StyleGroup: Decodable {
    let color: String
    var opacity: Double?
    var height: Double?
    var width: Double?
    var polygons: [String]?
    var lineStrings: [String]?
}

struct Location: Decodable {
    struct Place: Decodable {
        let id: String
        let floor: String
    }

    let name: String
    let spaces: [Place]
}

struct Floor: Identifiable, Hashable {
    let id: String
    let name: String
    let elevation: Double
}

enum VenueError: Error {
    case refused(status: Int)
}
// #endregion

/// A venue file, unpacked into a folder.
struct VenueBundle {
    let folder: URL

    // #region download
    /// Exchanges the demo key for a token, then downloads and unpacks the bundle.
    static func download(venueId: String) async throws -> VenueBundle {
        let server = URL(string: "http://localhost:8080")!
        var tokenRequest = URLRequest(url: server.appending(path: "api/v1/token"))
        tokenRequest.httpMethod = "POST"
        tokenRequest.setValue("application/json", forHTTPHeaderField: "Content-Type")
        tokenRequest.httpBody = try JSONEncoder().encode([
            "key": "mez_demo_2f6c1b7e9a",
            "secret": "mez_demo_secret_8d41c5f09be37a62",
        ])
        let (answer, _) = try await URLSession.shared.data(for: tokenRequest)
        let token = try JSONDecoder().decode(Token.self, from: answer)

        let address = server.appending(path: "api/v1/venues/\(venueId)/bundle")
        var request = URLRequest(url: address)
        request.setValue("Bearer \(token.accessToken)", forHTTPHeaderField: "Authorization")
        let (archive, response) = try await URLSession.shared.download(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw VenueError.refused(status: status) }

        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.unzipItem(at: archive, to: folder)
        return VenueBundle(folder: folder)
    }
    // #endregion

    // #region read
    /// The features of a GeoJSON file; none if the bundle has no such file.
    func features(_ path: String) throws -> [MKGeoJSONFeature] {
        let file = folder.appending(path: path)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return [] }
        let objects = try MKGeoJSONDecoder().decode(Data(contentsOf: file))
        return objects.compactMap { $0 as? MKGeoJSONFeature }
    }

    /// The content of a JSON file; nothing if the bundle has no such file.
    func json<Content: Decodable>(_ type: Content.Type, _ path: String) throws -> Content? {
        let file = folder.appending(path: path)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return nil }
        return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    }

    func properties(of feature: MKGeoJSONFeature) throws -> Properties {
        try JSONDecoder().decode(Properties.self, from: feature.properties ?? Data())
    }

    /// The floors, highest first.
    func floors() throws -> [Floor] {
        try features("floor.geojson")
            .map { feature in
                let floor = try properties(of: feature)
                return Floor(
                    id: floor.id,
                    name: floor.name ?? floor.id,
                    elevation: floor.elevation ?? 0
                )
            }
            .sorted { $0.elevation > $1.elevation }
    }

    /// The style groups, flattest first, so that walls are drawn over rooms.
    func styles() throws -> [StyleGroup] {
        try (json([String: StyleGroup].self, "styles.json") ?? [:])
            .values
            .sorted { ($0.height ?? 0) < ($1.height ?? 0) }
    }

    /// The names of the places on a floor, in alphabetical order.
    func names(on floor: Floor) throws -> [String] {
        try (json([Location].self, "location.json") ?? [])
            .filter { location in location.spaces.contains { $0.floor == floor.id } }
            .map { $0.name }
            .sorted()
    }
    // #endregion

    // #region overlays
    /// One overlay for each style group that has shapes on the floor.
    func overlays(on floor: Floor) throws -> [StyledOverlay] {
        var shapes: [String: [MKPolygon]] = [:]
        let groups = try styles()
        let widths = Dictionary(
            groups.flatMap { group in
                (group.lineStrings ?? []).map { ($0, group.width ?? 0.1) }
            },
            uniquingKeysWith: { first, _ in first }
        )
        for kind in ["space", "obstruction", "entrance"] {
            for feature in try features("\(kind)/\(floor.id).geojson") {
                let id = try properties(of: feature).id
                shapes[id] = feature.geometry.flatMap { polygons($0, width: widths[id] ?? 0.1) }
            }
        }
        return groups.compactMap { group in
            let ids = (group.polygons ?? []) + (group.lineStrings ?? [])
            let polygons = ids.flatMap { shapes[$0] ?? [] }
            return polygons.isEmpty
                ? nil
                : StyledOverlay(shape: MKMultiPolygon(polygons), style: group)
        }
    }

    /// Returns polygons unchanged, and lines as one rectangle per segment.
    private func polygons(_ geometry: MKShape & MKGeoJSONObject, width: Double) -> [MKPolygon] {
        if let polygon = geometry as? MKPolygon { return [polygon] }
        guard let line = geometry as? MKPolyline else { return [] }
        let points = Array(UnsafeBufferPointer(start: line.points(), count: line.pointCount))
        return zip(points, points.dropFirst()).map { start, end in
            let perMeter = MKMapPointsPerMeterAtLatitude(start.coordinate.latitude)
            let length = max(hypot(end.x - start.x, end.y - start.y), .ulpOfOne)
            let x = (end.y - start.y) / length * width / 2 * perMeter
            let y = (start.x - end.x) / length * width / 2 * perMeter
            let corners = [
                MKMapPoint(x: start.x + x, y: start.y + y),
                MKMapPoint(x: end.x + x, y: end.y + y),
                MKMapPoint(x: end.x - x, y: end.y - y),
                MKMapPoint(x: start.x - x, y: start.y - y),
            ]
            return MKPolygon(points: corners, count: corners.count)
        }
    }
    // #endregion
}

/// What to draw, and how.
struct StyledOverlay {
    let shape: MKMultiPolygon
    let style: StyleGroup
}
