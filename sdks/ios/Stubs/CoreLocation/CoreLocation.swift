// Declarations of CoreLocation for type checks on Linux, as listed in listing.json. Not part of the
// package on Apple platforms, and never run.
@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
}

open class CLFloor: NSObject {
  open var level: Int { fatalError() }
}

open class CLLocation: NSObject {
  open var coordinate: CLLocationCoordinate2D { fatalError() }
  open var horizontalAccuracy: CLLocationAccuracy { fatalError() }
  open var timestamp: Date { fatalError() }
  open var floor: CLFloor? { fatalError() }
}

open class CLHeading: NSObject {
  open var trueHeading: CLLocationDirection { fatalError() }
  open var headingAccuracy: CLLocationDirection { fatalError() }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

// Optional in Objective-C.
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

open class CLLocationManager: NSObject {
  public override init() { fatalError() }
  open class func headingAvailable() -> Bool { fatalError() }
  open weak var delegate: (any CLLocationManagerDelegate)? { get { fatalError() } set {} }
  open var authorizationStatus: CLAuthorizationStatus { fatalError() }
  open var accuracyAuthorization: CLAccuracyAuthorization { fatalError() }
  open var desiredAccuracy: CLLocationAccuracy { get { fatalError() } set {} }
  open func requestWhenInUseAuthorization() { fatalError() }
  open func startUpdatingLocation() { fatalError() }
  open func stopUpdatingLocation() { fatalError() }
  open func startUpdatingHeading() { fatalError() }
  open func stopUpdatingHeading() { fatalError() }
}
