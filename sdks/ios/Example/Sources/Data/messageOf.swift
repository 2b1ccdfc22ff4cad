import Foundation
import Mezzanine

/// The text for an error, or nil if a task was only canceled.
func messageOf(_ error: any Error) -> String? {
  if error is CancellationError { return nil }
  return (error as? MezzanineError)?.message ?? error.localizedDescription
}
