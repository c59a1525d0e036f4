//! The functions of memory that a compiler takes for granted, as the runtime's own: `compiler_builtins` of our builds.
#![no_std]
#![feature(compiler_builtins)]
#![compiler_builtins]
#![allow(internal_features)]

extern "C" {
    fn sol_memcpy_(to: *mut u8, from: *const u8, length: u64);
    fn sol_memmove_(to: *mut u8, from: *const u8, length: u64);
    fn sol_memset_(to: *mut u8, byte: u8, length: u64);
    fn sol_memcmp_(one: *const u8, other: *const u8, length: u64, result: *mut i32);
}

#[no_mangle]
pub unsafe extern "C" fn memcpy(to: *mut u8, from: *const u8, length: usize) -> *mut u8 {
    sol_memcpy_(to, from, length as u64);
    to
}

#[no_mangle]
pub unsafe extern "C" fn memmove(to: *mut u8, from: *const u8, length: usize) -> *mut u8 {
    sol_memmove_(to, from, length as u64);
    to
}

#[no_mangle]
pub unsafe extern "C" fn memset(to: *mut u8, byte: i32, length: usize) -> *mut u8 {
    sol_memset_(to, byte as u8, length as u64);
    to
}

#[no_mangle]
pub unsafe extern "C" fn memcmp(one: *const u8, other: *const u8, length: usize) -> i32 {
    let mut result = 0i32;
    sol_memcmp_(one, other, length as u64, &mut result);
    result
}
